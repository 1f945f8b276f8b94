import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing

@testable import Mutants

/// The laws kill the mutants that copy bugs of real software, and show a small example for each.
@Suite struct MutantsTests {
  /// Whether the mutant is a known bug of the fields that descriptions define.
  ///
  /// CI runs the `hunt` command, which checks each mutant with all laws that must kill it.
  private static func isFieldBug(_ rule: Mutant) -> Bool {
    rule.source != .ours && rule.implementation.chapters == Law.fieldChapters
  }

  @Test(arguments: Mutant.all.filter(isFieldBug))
  func `A law kills each known bug of a field with at most four edits`(rule: Mutant) throws {
    let law = try #require(rule.fuzzedLaw)
    let report = Run.check(
      law.claim(about: rule.implementation), RunSettings(cases: 10_000, shrinkLimit: 500))
    let example = try #require(report.counterexample, "\(law) doesn't catch \(rule.id)")
    let edits = example.input.split(separator: "\n").filter { $0.hasPrefix("edit") }
    #expect(edits.count <= 4, "\(law), \(rule.id): \(example.input)")
  }

  @Test func `Every mutant names a law that kills it`() {
    #expect(Mutant.all.filter(\.killers.isEmpty).map(\.id) == [])
  }

  @Test func `Every law kills a mutant`() {
    let killers = Set(Mutant.all.flatMap(\.killers).map(\.name))
    #expect(Catalog.laws.map(\.name).filter { !killers.contains($0) } == [])
  }

  @Test func `The ids of mutants are unique, and each id finds its mutant`() {
    let ids = Mutant.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Mutant.all.map(\.implementation.name) == ids)
    #expect(ids.map { Mutant.named($0)?.id } == ids)
    #expect(Mutant.named("B0") == nil)
  }

  /// Mutants without a mistake, from several of the functions that create mutants.
  private static let faultless: [Mutant] = [
    .rules("faultless rules", "") { field throws(RuleError) in
      MutantRule(model: try field.model())
    }.killed(by: .editEqualsModel),
    .decision("faultless decisions", "") { $2.decide($0, on: $1) }.killed(by: .editEqualsModel),
    .session("faultless sessions", "") { $0.perform($1) }.killed(by: .sessionEqualsModel),
    .numberEdit("faultless number fields", "") { $0.decision }.killed(by: .numberFieldEqualsModel),
    .edit("faultless pattern fields", "") { $0.decision }.killed(by: .patternFieldEqualsModel),
    .objection("faultless objections", "") { $0.objection }.killed(by: .patternFieldEqualsModel),
  ]

  @Test(arguments: faultless)
  func `A mutant without a mistake keeps every law`(mutant: Mutant) {
    for law in Catalog.laws where law.isWorthChecking(with: mutant.implementation) {
      let isField = mutant.implementation.chapters == Law.fieldChapters
      expectHolds(
        law.claim(about: mutant.implementation), RunSettings(cases: isField ? 100 : 30))
    }
  }
}
