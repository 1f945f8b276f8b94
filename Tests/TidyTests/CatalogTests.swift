import Testing

/// The documentation catalogs, a folder `Module.docc` each.
@Suite struct CatalogTests {
  /// The articles of the catalogs.
  private static let articles = MarkdownTests.pages.filter { $0.path.contains(".docc/") }

  /// The paths of a catalog's articles by name; an article names others of its own catalog.
  private static let names = Dictionary(
    grouping: articles.map { (folder(of: $0.path), name(of: $0.path)) }, by: \.0
  ).mapValues { Set($0.map(\.1)) }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".md".count) ?? "")
  }

  /// The articles that a line names.
  private static func articlesNamed(in line: String) -> [String] {
    line.matches(of: #/(?:<|\]\()doc:([\w-]+)[^>)]*[>)]/#).map { String($0.output.1) }
  }

  @Test func `Every article that a page names is in its catalog`() {
    for page in MarkdownTests.pages {
      let known = Self.names[Self.folder(of: page.path)] ?? []
      expectNone(
        page.findings(in: page.lines, "names an article that its catalog doesn't have") { line in
          Self.articlesNamed(in: line).contains { !known.contains($0) }
        })
    }
  }

  @Test func `Every article is among the topics of a page`() {
    for page in Self.articles where page.lines.first?.hasPrefix("# ``") == false {
      let folder = Self.folder(of: page.path)
      let name = Self.name(of: page.path)
      let isListed = Self.articles.contains { other in
        Self.folder(of: other.path) == folder && other.lines.contains("- <doc:\(name)>")
      }
      #expect(isListed, "\(page.path):1: no page has the line “- <doc:\(name)>”")
    }
  }

  @Test func `Every library product has a landing page`() throws {
    let package = try Repository.text("Package.swift")
    let products = package.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.output.1) }
    #expect(!products.isEmpty)
    for product in products {
      let landing = Self.articles.first { $0.path.hasSuffix("/\(product).docc/\(product).md") }
      #expect(
        landing?.lines.first == "# ``\(product)``",
        "\(product) has no page \(product).docc/\(product).md, titled with its module")
    }
  }

  @Test func `No page has a conflict of a merge`() {
    for page in MarkdownTests.pages {
      expectNone(
        page.findings(in: page.lines, "a conflict of a merge") {
          $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
        })
    }
  }
}
