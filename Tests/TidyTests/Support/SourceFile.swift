/// A file of the repository, line by line.
struct SourceFile: Sendable {
  /// The path from the repository's root.
  let path: String
  /// The lines, without their line breaks.
  let lines: [String]
  /// The lines of Swift with comments and the contents of strings blanked out.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = Self.split(text)
    code = Self.split(SwiftCode.blanked(text))
  }

  /// A finding at each of `lines`, which belong to this file or its code, that violates the rule.
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
