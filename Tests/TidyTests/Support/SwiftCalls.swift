/// The functions that code in a folder calls, by name, both with and without the first label.
struct SwiftCalls {
  private var calls: Set<String> = []

  init(below folder: String) {
    for file in Repository.swiftFiles where file.path.hasPrefix(folder + "/") {
      let code = file.code.joined(separator: " ")
      let parts = code.utf8.split(
        separator: UInt8(ascii: "("), omittingEmptySubsequences: false)
      for (before, after) in zip(parts, parts.dropFirst()) { add(before, after) }
    }
  }

  func has(_ function: PublicFunction) -> Bool {
    guard let label = function.labels.first, label != "_" else {
      return calls.contains(function.calledName)
    }
    return calls.contains(function.calledName + "(" + label)
  }

  /// Adds the call whose opening parenthesis is between these two texts.
  private mutating func add(_ before: Substring.UTF8View, _ after: Substring.UTF8View) {
    let path = String(decoding: before.suffix(80), as: UTF8.self)
    let names = path.reversed().prefix { $0.isOfName || $0 == "." }.reversed()
      .split(separator: ".").map { String($0) }
    guard let name = names.last(where: { $0 != "init" }) else { return }
    calls.insert(name)
    let words = String(decoding: after.prefix(80), as: UTF8.self).drop { $0 == " " }
    let label = words.prefix { $0.isOfName }
    if words.dropFirst(label.count).first == ":" { calls.insert(name + "(" + label) }
  }
}

extension Character {
  fileprivate var isOfName: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
