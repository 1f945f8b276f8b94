import InputLaws

struct SourceFile: Sendable {
  let path: String
  /// The lines without line breaks.
  let lines: [String]
  /// The lines of a Swift file, with spaces for comments and for the content of strings.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = Self.split(text)
    code = Self.split(SwiftCode.blanked(text))
  }

  /// A finding for every line that violates a rule; the lines are the file's `lines` or its `code`.
  func findings(
    in lines: [String], _ problem: String, where isBreach: (String) -> Bool
  ) -> [Finding] {
    lines.enumerated().filter { isBreach($0.element) }.map {
      Finding(path: path, line: $0.offset + 1, problem: problem)
    }
  }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

struct ModuleImport: Hashable, Sendable {
  let path: String
  let line: Int
  let module: String

  func finding(_ problem: String) -> Finding {
    Finding(path: path, line: line, problem: "imports \(module); \(problem)")
  }
}

extension SourceFile {
  var imports: [ModuleImport] {
    let pattern = #/^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+)?(\w+)/#
    return code.enumerated().filter { $1.contains("import ") }.compactMap { number, line in
      line.firstMatch(of: pattern).map {
        ModuleImport(path: path, line: number + 1, module: String($0.output.1))
      }
    }
  }
}

struct LawFile: Sendable {
  let source: SourceFile
  let chapter: String
  let name: String

  var law: String { "\(chapter)/\(name)" }
  /// The name that the law's static variable must have.
  var variable: String { name.loweringFirst }

  /// All files in the chapters' folders that extend `Law`.
  static let all: [LawFile] = Repository.swiftFiles.compactMap { source in
    let parts = source.path.split(separator: "/").map(String.init)
    guard parts.count == 5, parts[0] == "Sources", parts[2] == "InputLaws",
      source.code.contains(where: { $0.contains("extension Law") })
    else { return nil }
    return LawFile(
      source: source, chapter: parts[3], name: String(parts[4].dropLast(".swift".count)))
  }
}

extension Catalog {
  static let names = Set(laws.map(\.description))

  static func place(of law: Law) -> String {
    let entry = " .\(law.name.name.loweringFirst),"
    let place = Repository.folder(of: "InputLaws") + "/Catalog"
    for file in Repository.swiftFiles where file.path.hasPrefix(place) {
      if let line = file.lines.firstIndex(where: { $0.contains(entry) }) {
        return "\(file.path):\(line + 1)"
      }
    }
    return "Sources/Specification/InputLaws/Catalog.swift"
  }
}

extension String {
  fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}
