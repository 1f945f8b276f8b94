import Testing

/// The rules for the pages that people read.
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

  @Test func `Every relative link leads to an existing file or heading`() {
    for page in Self.pages {
      let broken = page.links.filter { !Repository.exists($0.target) || !hasHeading($0) }
      expectNone(
        broken.map { Finding(path: page.path, line: $0.line, problem: "a broken link") })
    }
  }

  private func hasHeading(_ link: MarkdownLink) -> Bool {
    guard let heading = link.heading else { return true }
    return Self.pages.first { $0.path == link.target }?.headings.contains(heading) == true
  }
}
