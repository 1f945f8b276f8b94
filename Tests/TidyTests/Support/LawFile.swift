import InputLaws

/// A file of InputLaws that states a property.
struct LawFile: Sendable {
  let source: SourceFile
  let chapter: String
  let name: String

  /// The chapter and the name, as the catalogue writes a law's.
  var law: String { "\(chapter)/\(name)" }

  /// Every file of a chapter's folder that extends `Property`.
  static let all: [LawFile] = Repository.swiftFiles.compactMap { source in
    let parts = source.path.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[0] == "Sources", parts[1] == "InputLaws",
      source.code.contains(where: { $0.contains("extension Property") })
    else { return nil }
    return LawFile(
      source: source, chapter: parts[2], name: String(parts[3].dropLast(".swift".count)))
  }
}

extension Catalogue {
  /// The chapters and names of all laws.
  static let names = Set(laws.map(\.description))
}
