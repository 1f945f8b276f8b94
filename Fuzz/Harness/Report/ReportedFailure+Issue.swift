import PropertyConsole

extension ReportedFailure {
  /// The failure as a text that is ready to be filed, in Markdown: a title, the least input, what
  /// repeats it, a test, and the versions.
  func issueText(repeatedBy command: String?, versions: String?) -> String {
    let shown = (input ?? "").isEmpty ? "its text isn't kept" : (input ?? "").visible
    let parts: [(String, String?)] = [
      ("", statement), ("", message.visibleInLine),
      (shrunk ? "The shrunk input" : "The input, not shrunk", Self.fenced(shown)),
      ("Repeat it", command.map { Self.fenced($0, "console") }),
      ("As a test", test.map { Self.fenced($0, "swift") }),
      ("Versions", versions?.visibleInLine),
    ]
    let texts = parts.compactMap { head, text in
      text.map { head.isEmpty ? $0 : "## \(head)\n\n\($0)" }
    }
    return (["# \(title): \(message.visibleInLine.beginning)"] + texts).joined(separator: "\n\n")
      + "\n"
  }

  /// A text between fences, which are longer than any row of backticks in it.
  private static func fenced(_ text: String, _ language: String = "") -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    return "\(fence)\(language)\n\(lines)\(fence)"
  }
}
