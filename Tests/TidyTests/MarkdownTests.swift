import Testing

@Suite struct MarkdownTests {
  /// The pages, with empty lines for the lines of code blocks.
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

  @Test func `Every relative link on a page leads to an existing file or heading`() {
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

/// All data from outside has a license, whose text is in `LICENSES` or `LICENSE`.
@Suite struct LicenseTests {
  /// Whether `text` names a license whose text is in the repository; “, compared” excludes a name.
  private func isLicensed(_ text: String) -> Bool {
    let name = /\b(?:MIT|(?:Apache|BSD|CC|LGPL|ODbL|Unicode)-[\w.\-]*\w)\b(?![\w.\-]*, compared)/
    let texts = text.matches(of: name).map { "LICENSES/\($0.output).txt" }
    return (!texts.isEmpty || text.contains("Public domain"))
      && texts.allSatisfy { Repository.exists($0) || $0 == "LICENSES/Apache-2.0.txt" }
  }

  @Test func `Every generated table names its license`() {
    for file in Repository.swiftFiles where file.lines.first?.contains(/enerated [tb]/) == true {
      #expect(isLicensed(file.lines.prefix(3).joined()), "\(file.path): its head names no license")
    }
  }

  @Test func `The README beside each file of outside data names the file's license`() throws {
    let outside = /^Tests\/(?!Bench|Drivers).*\.(tsv|jsonl)$/
    for path in Repository.files(in: "Tests") where path.contains(outside) {
      let parts = path.split(separator: "/")
      let pages = [1, 2].map { parts.dropLast($0).joined(separator: "/") + "/README.md" }
      let page = try Repository.text(pages.first(where: Repository.exists) ?? pages[0])
      let entries = page.split(separator: /\n(?=(?:## |- )?`[\w.\-]+\.(?:tsv|jsonl)`)/)
        .filter { $0.contains("`\(parts.last ?? "")`") }
      #expect(entries.contains { isLicensed(String($0)) }, "\(path): name its license in README.md")
    }
  }
}

struct MarkdownLink: Hashable {
  let line: Int
  /// The text that a reader sees, without marks for emphasis.
  let text: String
  let target: String
  /// The part after `#`, which stands for a heading.
  let heading: String?
}

/// The parts of a page.
extension SourceFile {
  var title: String { String((lines.first ?? "").drop { "# `".contains($0) }.prefix { $0 != "`" }) }

  /// The headings, as links write them after `#`.
  var headings: [String] {
    lines.filter { $0.hasPrefix("#") }.map { line in
      line.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
        .filter { "-_".contains($0) || $0.isLetter || $0.isNumber }
    }
  }

  /// The relative links that aren't in code.
  var links: [MarkdownLink] {
    lines.enumerated().flatMap { number, line in
      line.replacing(#/`[^`]*`/#, with: "code").matches(of: #/\[([^\]]*)\]\(\s*<?([^)>\s]+)/#)
        .filter { !$0.output.2.contains(#/^[a-z]+:/#) }
        .map { match in
          let parts = match.output.2.split(separator: "#", omittingEmptySubsequences: false)
          return MarkdownLink(
            line: number + 1, text: match.output.1.filter { $0 != "*" },
            target: parts[0].isEmpty ? path : resolved(parts[0]),
            heading: parts.count > 1 ? String(parts[1]) : nil)
        }
    }
  }

  private func resolved(_ link: Substring) -> String {
    var folders = path.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}
