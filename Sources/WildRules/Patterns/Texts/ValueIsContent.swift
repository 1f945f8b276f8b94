import InputLaws
import InputRules

extension WildRule {
  static let valueIsContent = WildRule(
    "ValueIsContent", mistake: "The value has none of the literals that belong to it.",
    source: "our own",
    caughtBy: ["TextsAreReadByPlace", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(value: { $0.content }))
}
