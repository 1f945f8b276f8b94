import InputLaws
import Testing

/// Laws, tests and the specification speak of the same clauses.
@Suite struct SpecificationTests {
  static let path = "Sources/InputRules/InputRules.docc/Specification.md"

  /// The clauses of the specification, by the line where each begins.
  private func clauses() throws -> [String: Int] {
    let lines = SourceFile(path: Self.path, text: try Repository.text(Self.path)).lines
    var clauses: [String: Int] = [:]
    for (number, line) in lines.enumerated() {
      guard let match = line.firstMatch(of: #/^- \*\*([A-Z][0-9]+)\*\*/#) else { continue }
      clauses[String(match.output.1)] = number + 1
    }
    return clauses
  }

  @Test(arguments: Catalogue.laws)
  func `Every law cites clauses that the specification has`(law: Law) throws {
    #expect(!law.clauses.isEmpty, "\(law) cites no clause")
    let clauses = try clauses()
    for clause in law.clauses {
      #expect(clauses[clause] != nil, "\(law) cites \(clause); \(Self.path) has no such clause")
    }
  }

  @Test func `No clause is stated twice`() throws {
    let text = try Repository.text(Self.path)
    #expect(text.matches(of: #/(?m)^- \*\*[A-Z][0-9]+\*\*/#).count == (try clauses().count))
  }

  @Test func `Every clause about edits and texts is cited by a law or a test`() throws {
    var cited = Set(Catalogue.laws.flatMap(\.clauses))
    for file in Repository.swiftFiles where file.path.hasPrefix("Tests/InputRulesTests/") {
      for line in file.lines {
        cited.formUnion(line.matches(of: #/\b[A-Z][0-9]+\b/#).map { String($0.output) })
      }
    }
    let uncited = try clauses().filter { "ET".contains($0.key.prefix(1)) }
      .filter { !cited.contains($0.key) }
    expectNone(
      uncited.map { Finding(path: Self.path, line: $0.value, problem: "nothing cites \($0.key)") })
  }
}
