import Testing

/// The pages that people read.
@Suite struct MarkdownTests {
  /// The pages, with the lines of code blocks left empty.
  static let pages: [SourceFile] = Repository.files.filter { $0.hasSuffix(".md") }.compactMap {
    path in
    (try? Repository.text(path)).map { SourceFile(path: path, text: withoutCode($0)) }
  }

  private static func withoutCode(_ text: String) -> String {
    var isCode = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      return isCode || isFence ? "" : line
    }
    return lines.joined(separator: "\n")
  }

  @Test func `Every page has one title`() {
    for page in Self.pages {
      let titles = page.lines.enumerated().filter { $0.element.hasPrefix("# ") }
      let second = titles.dropFirst().first.map { $0.offset + 1 } ?? 1
      #expect(titles.count == 1, "\(page.path):\(second): \(titles.count) titles, should be 1")
    }
  }

  @Test func `No relative link is broken`() {
    for page in Self.pages {
      expectNone(
        page.findings(in: page.lines, "a broken link") { line in
          links(in: line).contains { !leadsSomewhere($0, from: page.path) }
        })
    }
  }

  /// The targets of the links in a line, without the ones in code.
  private func links(in line: String) -> [String] {
    line.replacing(#/`[^`]*`/#, with: "code")
      .matches(of: #/\]\(\s*<?([^)>\s]+)/#).map { String($0.output.1) }
  }

  private func leadsSomewhere(_ link: String, from path: String) -> Bool {
    if link.hasPrefix("#") || link.contains(#/^[a-z]+:/#) { return true }
    let target = link.prefix { $0 != "#" }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return Repository.exists(folder.isEmpty ? String(target) : "\(folder)/\(target)")
  }
}
