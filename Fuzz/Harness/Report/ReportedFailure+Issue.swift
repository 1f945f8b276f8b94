import PropertyConsole

extension ReportedFailure {
  /// How many characters of a message are in a title.
  private static let longestTitle = 100

  /// The failure as a text that is ready to be filed, in Markdown: a title, the least input, what
  /// repeats it, a test, and the versions.
  func issueText(versions: String?) -> String {
    let shown = (input ?? "").isEmpty ? "its text isn't kept" : input ?? ""
    let parts: [(String, String?)] = [
      ("", statement), ("", message.visibleInLine),
      (shrunk ? "The least input" : "The input, not shrunk", Self.fenced(shown)),
      ("Repeat it", self.repeat.map { Self.fenced($0, "console") }),
      ("As a test", test.map { Self.fenced($0, "swift") }),
      ("Versions", versions),
    ]
    let texts = parts.compactMap { head, text in
      text.map { head.isEmpty ? $0 : "## \(head)\n\n\($0)" }
    }
    let found = message.visibleInLine.shortened(to: Self.longestTitle)
    return (["# \(title): \(found)"] + texts).joined(separator: "\n\n") + "\n"
  }

  /// A text between fences, which are longer than any row of backticks in it.
  private static func fenced(_ text: String, _ language: String = "") -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    return "\(fence)\(language)\n\(lines)\(fence)"
  }

  /// The path of the file with that text, beside the regression; nil without one.
  var issuePath: String? { regression.map { $0 + ".md" } }
}
