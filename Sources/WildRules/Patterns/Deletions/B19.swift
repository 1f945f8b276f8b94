import InputLaws
import InputRules

extension WildRule {
  static let b19 = WildRule(
    "B19", mistake: "Deleting a digit deletes the literal before it, which should stay.",
    source: "https://github.com/ampproject/amphtml/issues/20681",
    caughtBy: ["SeedIsTheArticlesLoop", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(policies: { $0.trailing = .dropped }))
}
