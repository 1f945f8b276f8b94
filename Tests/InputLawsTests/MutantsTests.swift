import InputLaws
import Mutants
import PropertyTesting
import Testing

/// The laws against the mistakes of real software: each is found, and by a small example.
@Suite struct MutantsTests {
  /// The laws that are tried here; `hunt`, which CI runs, tries all of a rule's, and shrinks to the
  /// end.
  ///
  /// What isn't a field is judged beside a model that takes a millisecond in a debug build: where
  /// somebody reported it, by the first law that doesn't ask the model a second time.
  private static func laws(for rule: Mutant) -> [Law] {
    if isField(rule) { return rule.killers }
    return rule.source.isReported
      ? Array(rule.killers.filter { $0.kind != .comparison }.prefix(1)) : []
  }

  private static func isField(_ rule: Mutant) -> Bool {
    rule.implementation.topics.isSubset(of: [.anyRule, .fields])
  }

  private static func settings(for rule: Mutant) -> RunSettings {
    RunSettings(cases: 10_000, shrinkLimit: isField(rule) ? 10_000 : 10)
  }

  @Test(arguments: Mutant.all)
  func isCaught(rule: Mutant) throws {
    for law in Self.laws(for: rule) {
      let (name, claim) = (law.name.name, law.claim(about: rule.implementation))
      let report = Run.check(claim, Self.settings(for: rule))
      let example = try #require(report.counterexample, "\(name) doesn't catch \(rule.id)")
      let edits = example.input.split(separator: "\n").filter { $0.hasPrefix("edit") }
      #expect(edits.count <= 3, "\(name), \(rule.id): \(example.input)")
    }
  }

  @Test(arguments: Mutant.all)
  func hasKillers(rule: Mutant) { #expect(!rule.killers.isEmpty) }

  @Test(arguments: Catalogue.laws)
  func catchesSomething(law: Law) {
    #expect(Mutant.all.contains { $0.killers.contains { $0.name == law.name } })
  }

  @Test func idsAreUniqueAndNameTheSubjects() {
    let ids = Mutant.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Mutant.all.map(\.implementation.name) == ids)
    #expect(ids.map { Mutant.named($0)?.id } == ids)
    #expect(Mutant.named("B0") == nil)
  }
}
