import InputLaws
import Testing

/// Laws, tests and the specification speak of the same clauses.
@Suite struct SpecificationTests {
  static let path = "Sources/InputRules/InputRules.docc/Specification.md"

  /// Each clause of the specification, and each numbered sentence of one, with the line where it
  /// begins, in their order.
  private func clauses() throws -> [(name: String, line: Int)] {
    let lines = SourceFile(path: Self.path, text: try Repository.text(Self.path)).lines
    return lines.enumerated().flatMap { number, line in
      line.matches(of: #/\*\*([A-Z][0-9]+(?:\.[0-9]+)?)\*\*/#)
        .map { (String($0.output.1), number + 1) }
    }
  }

  @Test(arguments: Catalogue.laws)
  func `Every law cites clauses that the specification has`(law: Law) throws {
    let place = Catalogue.place(of: law)
    #expect(!law.clauses.isEmpty, "\(place): \(law) cites no clause")
    let clauses = Set(try clauses().map(\.name))
    for clause in law.clauses {
      #expect(clauses.contains(clause), "\(place): \(Self.path) has no clause \(clause)")
    }
  }

  @Test func `The page states every law in its own words`() throws {
    let page = try Repository.text(Self.path).split(separator: "\n").map(String.init)
    let table = page.filter { $0.hasPrefix("|") && $0.hasSuffix("|") }
    let stated = table.suffix(Catalogue.markdown.count)
    #expect(Array(stated) == Catalogue.markdown, "paste what `input-rules list --markdown` prints")
  }

  @Test func `No clause is stated twice`() throws {
    var stated: Set<String> = []
    for clause in try clauses() where !stated.insert(clause.name).inserted {
      Issue.record("\(Self.path):\(clause.line): \(clause.name) is stated twice")
    }
  }

  @Test func `Every clause is cited by a law or a test`() throws {
    var cited = Set(Catalogue.laws.flatMap(\.clauses))
    for file in Repository.swiftFiles where file.path.hasPrefix("Tests/InputRulesTests/") {
      for line in file.lines {
        // Not behind a brace: the `E9` of `\u{E9}` is no clause.
        cited.formUnion(
          line.matches(of: #/[^{\w]([A-Z][0-9]+(?:\.[0-9]+)?)\b/#).map { String($0.output.1) })
      }
    }
    for clause in try clauses() {
      #expect(cited.contains(clause.name), "\(Self.path):\(clause.line): nothing cites it")
    }
  }
}
