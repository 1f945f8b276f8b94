import InputLaws
import InputRules

extension WildRule {
  static let placeholdersGo = WildRule(
    "PlaceholdersGo", mistake: "With the first key the placeholders are gone.",
    source: "our own",
    caughtBy: ["PlaceholdersFillTheRest", "PatternFieldKeepsItsForm"],
    patterns: WrongPatternFields(policies: { $0.placeholder = nil }))
}
