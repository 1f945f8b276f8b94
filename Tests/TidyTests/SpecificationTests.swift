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

  @Test func `Each clause of the specification is cited by a law or a test`() {
    let specification = Specification.page
    let tests = Repository.swiftFiles.filter { $0.path.hasPrefix("Tests/InputRulesTests/") }
    let cited = Set(Catalog.laws.flatMap(\.clauses) + tests.flatMap(\.citations).map(\.clause))
    for clause in specification.clauses where !clause.isNumbered {
      let isCited = cited.contains { $0 == clause.name || $0.hasPrefix(clause.name + ".") }
      #expect(isCited, "\(clause.place): nothing cites \(clause.name)")
    }
  }

  @Test func `Each numbered sentence of the specification is cited by a law or listed`() {
    let laws = Catalog.laws
    let cited = Set(laws.flatMap(\.clauses))
    let compared = Set(laws.filter(\.isComparison).flatMap(\.clauses))
    let numbered = Specification.page.clauses.filter(\.isNumbered)
    for clause in numbered {
      let isListed = Specification.onlyCompared.contains(clause.name)
      let isTested = Specification.onlyTested.contains(clause.name)
      #expect(
        cited.contains(clause.name) != (isListed || isTested),
        "\(clause.place): \(clause.name) must be cited by a law or listed in onlyCompared")
      #expect(
        !isListed || compared.contains(clause.whole),
        "\(clause.place): no comparison with the model is about \(clause.whole)")
    }
    let listed = Specification.onlyCompared.union(Specification.onlyTested)
    let unknown = listed.subtracting(numbered.map(\.name))
    #expect(unknown.isEmpty, "\(Specification.path) has no such sentences")
  }

  @Test func `A test cites each sentence that only tests check`() {
    let tests = Repository.swiftFiles.filter { $0.path.hasPrefix("Tests/InputRules") }
    let cited = Set(tests.flatMap(\.citations).map(\.clause))
    #expect(Specification.onlyTested.subtracting(cited) == [])
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
