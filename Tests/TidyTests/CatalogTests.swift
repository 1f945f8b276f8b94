import Testing

/// The documentation catalogs, a folder `Module.docc` each.
@Suite struct CatalogTests {
  /// The articles of the catalogs.
  private static let articles = MarkdownTests.pages.filter { $0.path.contains(".docc/") }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".md".count) ?? "")
  }

  @Test func `Every article is among the topics of a page`() {
    for page in Self.articles where page.lines.first?.hasPrefix("# ``") == false {
      let folder = Self.folder(of: page.path)
      let topic = "- [\(page.title)](\(Self.name(of: page.path)).md)"
      let isListed = Self.articles.contains {
        Self.folder(of: $0.path) == folder && $0.lines.contains(topic)
      }
      #expect(isListed, "\(page.path):1: no page has the line “\(topic)”")
    }
  }

  @Test func `Every link between pages leads somewhere without a site, too`() {
    for page in MarkdownTests.pages {
      expectNone(
        page.findings(in: page.lines, "a link of docc; write [title](Page.md)") {
          $0.contains(#/(<|\]\()doc:/#)
        })
    }
  }

  @Test func `A link to an article has its title, or a phrase in lower case`() {
    for page in MarkdownTests.pages {
      let wrong = page.links.filter { link in
        guard let article = Self.articles.first(where: { $0.path == link.target }) else {
          return false
        }
        return link.text.first?.isLowercase != true && link.text != article.title
      }
      expectNone(
        wrong.map { Finding(path: page.path, line: $0.line, problem: "not a title: \($0.text)") })
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

  @Test func `No page has a merge conflict`() {
    for page in MarkdownTests.pages {
      expectNone(
        page.findings(in: page.lines, "a conflict of a merge") {
          $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
        })
    }
  }
}
