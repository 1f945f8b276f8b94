/// A link from a page to a file of the repository.
struct MarkdownLink: Hashable {
  /// The number of the line that contains the link.
  let line: Int
  /// The text that a reader sees, without emphasis.
  let text: String
  /// The path of the file from the repository's root.
  let target: String
  /// The part after `#`, which names a heading of this page.
  let heading: String?
}

/// A page's parts.
extension SourceFile {
  /// The title, without backticks.
  var title: String { String((lines.first ?? "").drop { "# `".contains($0) }.prefix { $0 != "`" }) }

  /// The headings, in the form that links use after `#`.
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

  /// The path from the root of a link's target.
  private func resolved(_ link: Substring) -> String {
    var folders = path.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}
