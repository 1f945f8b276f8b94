import InputLaws
import Testing

/// Each law is in the catalog, and has its own file with its name.
@Suite struct LawCatalogTests {
  @Test func `Every file that states a law is in the catalog`() {
    let unlisted = LawFile.all.filter { !Catalog.names.contains($0.law) }
    expectNone(
      unlisted.map { Finding(path: $0.source.path, line: 1, problem: "Catalog.laws lacks it") })
  }

  @Test func `Every law in the catalog has its own file`() {
    let files = Set(LawFile.all.map(\.law))
    for law in Catalog.laws where !files.contains(law.description) {
      let file = "\(Repository.folder(of: "InputLaws"))/\(law).swift"
      Issue.record("\(Catalog.place(of: law)): \(file) doesn't extend Law")
    }
  }

  @Test func `The catalog lists each law once`() {
    #expect(Catalog.names.count == Catalog.laws.count)
  }

  @Test func `A law's static variable has the name of its file`() {
    for file in LawFile.all {
      let pattern = #/\bstatic (?:var|let|func) (\w+)/#
      let names = file.source.code.compactMap { $0.firstMatch(of: pattern)?.output.1 }
      #expect(
        names.first.map(String.init) == file.variable,
        "\(file.source.path):1: its first static variable should be \(file.variable)")
    }
  }
}

/// The documentation catalogs; each one is a module's folder `Module.docc`.
@Suite struct CatalogTests {
  private static let articles = MarkdownTests.pages.filter { $0.path.contains(".docc/") }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".md".count) ?? "")
  }

  @Test func `Every documentation article is among the topics of a page`() {
    for page in Self.articles where page.lines.first?.hasPrefix("# ``") == false {
      let folder = Self.folder(of: page.path)
      let topic = "- [\(page.title)](\(Self.name(of: page.path)).md)"
      let isListed = Self.articles.contains {
        Self.folder(of: $0.path) == folder && $0.lines.contains(topic)
      }
      #expect(isListed, "\(page.path):1: no page has the line “\(topic)”")
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
}
