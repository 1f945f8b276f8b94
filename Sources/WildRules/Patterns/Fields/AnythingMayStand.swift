import InputLaws
import InputRules

extension WildRule {
  static let anythingMayStand = WildRule(
    "AnythingMayStand", mistake: "A field objects to no text that was set from code.",
    source: "our own",
    caughtBy: ["PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(objection: { _ in nil }))
}
