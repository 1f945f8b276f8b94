import InputLaws

/// A file in InputLaws that states a law.
struct LawFile: Sendable {
  let source: SourceFile
  let chapter: String
  let name: String

  /// The law's chapter and name, as the catalogue writes them.
  var law: String { "\(chapter)/\(name)" }
  /// The expected name of the law's static variable.
  var variable: String { name.loweringFirst }

  /// Every file in a chapter's folder that extends `Law`.
  static let all: [LawFile] = Repository.swiftFiles.compactMap { source in
    let parts = source.path.split(separator: "/").map(String.init)
    guard parts.count == 5, parts[0] == "Sources", parts[2] == "InputLaws",
      source.code.contains(where: { $0.contains("extension Law") })
    else { return nil }
    return LawFile(
      source: source, chapter: parts[3], name: String(parts[4].dropLast(".swift".count)))
  }
}

extension Catalogue {
  /// The chapters and names of all laws.
  static let names = Set(laws.map(\.description))

  /// The place of a law in the catalogue.
  static func place(of law: Law) -> String {
    let entry = " .\(law.name.name.loweringFirst),"
    let place = Repository.folder(of: "InputLaws") + "/Catalogue"
    for file in Repository.swiftFiles where file.path.hasPrefix(place) {
      if let line = file.lines.firstIndex(where: { $0.contains(entry) }) {
        return "\(file.path):\(line + 1)"
      }
    }
    return "Sources/Specification/InputLaws/Catalogue.swift"
  }
}

extension String {
  fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}
