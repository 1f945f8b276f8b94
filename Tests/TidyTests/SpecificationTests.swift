import InputLaws
import Testing

/// Laws and tests cite every clause, and cite only clauses that exist.
@Suite struct SpecificationTests {
  @Test func `Every law cites clauses that exist in the specification`() {
    for law in Catalog.laws { expectClauses(of: law) }
  }

  private func expectClauses(of law: Law) {
    let place = Catalog.place(of: law)
    #expect(!law.clauses.isEmpty, "\(place): \(law) cites no clause")
    let specification = Specification.page
    for clause in law.clauses {
      #expect(
        specification.has(clause), "\(place): \(Specification.path) has no clause \(clause)")
      // The model implements whole clauses, so comparisons with it cover whole clauses.
      #expect(
        law.isComparison || !specification.isSplit(clause),
        "\(place): \(clause) is split; cite the numbered sentences that \(law) is about")
    }
  }

  @Test func `The specification's clauses and sentences have consecutive numbers`() {
    expectNone(Specification.page.misnumbered)
  }

  @Test func `Laws or tests check each clause and each sentence of the specification`() {
    let tests = Repository.swiftFiles.filter { $0.path.hasPrefix("Tests/InputRules") }
    let cited = Set(Catalog.laws.flatMap(\.clauses) + tests.flatMap(\.citations).map(\.clause))
    // A comparison cites a whole clause, and checks all of its sentences.
    let compared = Set(Catalog.laws.filter(\.isComparison).flatMap(\.clauses))
    for clause in Specification.page.clauses {
      let isCited = cited.contains { $0 == clause.name || $0.hasPrefix(clause.name + ".") }
      #expect(
        isCited || compared.contains(clause.whole), "\(clause.place): nothing checks \(clause.name)"
      )
    }
  }

  @Test func `Comments, tests and exceptions cite only existing clauses and sentences`() {
    let specification = Specification.page
    for file in Repository.swiftFiles {
      for (clause, line) in file.citations {
        let (exists, isSplit) = (specification.has(clause), specification.isSplit(clause))
        #expect(
          exists && !isSplit,
          "\(file.path):\(line): \(clause) doesn't exist, or is split; cite its sentences")
      }
    }
  }

  @Test func `Pages refer only to clauses that exist in the specification`() {
    let specification = Specification.page
    for page in MarkdownTests.pages {
      for (index, line) in page.lines.enumerated() {
        for clause in line.citedClauses where !specification.has(clause) {
          Issue.record("\(page.path):\(index + 1): clause \(clause) doesn't exist")
        }
      }
    }
  }
}
