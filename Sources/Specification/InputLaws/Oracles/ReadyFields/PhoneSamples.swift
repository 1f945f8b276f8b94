/// Examples and prefixes of phone numbers, from the lines of the table.
struct PhoneSamples: Sendable {
  /// A region, with the index of its calling code.
  typealias Region = (
    name: String, code: Int, prefix: String, abroad: [String], examples: [String]
  )
  var regions: [Region] = []
  var codes: [(digits: String, international: [Substring], national: [Substring])] = []

  /// The samples from the whole table.
  static let all = PhoneSamples(PhoneTable.text)

  private init(_ text: String) {
    for line in text.split(separator: "\n") {
      let prefixes = line.split(separator: "|").dropFirst(2).first?.split(separator: ",") ?? []
      switch line.first {
      case "+": codes[codes.count - 1].international += prefixes
      case "#": codes[codes.count - 1].national += prefixes
      case "@", nil: break
      default: add(line.split(separator: " ").map { String($0) })
      }
    }
  }

  private mutating func add(_ words: [String]) {
    if words[0].allSatisfy(\.isNumber) {
      codes.append((words[0], [], []))
    } else if words[0] != "ZZ" {
      let examples = words.dropFirst(5).map { String($0.dropFirst()) }
      let prefix = words[1] == "-" ? "" : words[1]
      let dialed = words[2].split(separator: ",").map { String($0) }
      let plain = dialed.filter { $0.allSatisfy(\.isNumber) }
      let abroad = plain + dialed.filter { !plain.contains($0) }.flatMap(Self.written)
      regions.append((words[0], codes.count - 1, prefix, abroad, examples))
    }
  }

  /// The texts that match a prefix with classes of digits, such as `01[3-9]`.
  private static func written(_ prefix: String) -> [String] {
    ModelPhones.places(prefix[...]).reduce([""]) { texts, digits in
      texts.flatMap { text in digits.map { "\(text)\($0)" } }
    }
  }
}
