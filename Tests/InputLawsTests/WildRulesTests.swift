import InputLaws
import PropertyTesting
import Testing
import WildRules

/// The laws against the mistakes of real software: each is found, and by a small example.
@Suite struct WildRulesTests {
  /// The laws that are tried here; `hunt`, which CI runs, tries all of a rule's, and shrinks to the
  /// end.
  ///
  /// What isn't a field is judged beside a model that takes a millisecond in a debug build: where
  /// somebody reported it, by the first law that doesn't ask the model a second time.
  private static func laws(for rule: WildRule) -> [String] {
    if rule.subject is RuleSubject { return rule.caughtBy }
    if rule.source == "our own" { return [] }
    return rule.caughtBy.first { !$0.hasSuffix("Model") }.map { [$0] } ?? []
  }

  private static func settings(for rule: WildRule) -> RunSettings {
    RunSettings(cases: 10_000, shrinkLimit: rule.subject is RuleSubject ? 10_000 : 10)
  }

  @Test(arguments: WildGallery.rules)
  func isCaught(rule: WildRule) throws {
    for name in Self.laws(for: rule) {
      let law = try #require(Catalogue.law(named: name), "there is no law \(name)")
      let claim = try #require(law.claim(about: rule.subject))
      let report = Run.check(claim, Self.settings(for: rule))
      let example = try #require(report.counterexample, "\(name) doesn't catch \(rule.id)")
      let edits = example.input.split(separator: "\n").filter { $0.hasPrefix("edit") }
      #expect(edits.count <= 3, "\(name), \(rule.id): \(example.input)")
    }
  }

  @Test(arguments: WildGallery.rules)
  func namesLawsThatThereAre(rule: WildRule) {
    #expect(!rule.caughtBy.isEmpty)
    for name in rule.caughtBy {
      #expect(Catalogue.law(named: name) != nil, "there is no law \(name)")
    }
  }

  @Test(arguments: Catalogue.laws)
  func catchesSomething(law: Law) {
    #expect(WildGallery.rules.contains { $0.caughtBy.contains(law.name.name) })
  }

  @Test func idsAreUniqueAndNameTheSubjects() {
    let ids = WildGallery.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(WildGallery.rules.map(\.subject.name) == ids)
    #expect(ids.map { WildGallery.rule($0)?.id } == ids)
    #expect(WildGallery.rule("B0") == nil)
  }
}
