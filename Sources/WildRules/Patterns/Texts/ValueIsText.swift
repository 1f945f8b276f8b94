import InputLaws
import InputRules

extension WildRule {
  static let valueIsText = WildRule(
    "ValueIsText", mistake: "The value is the text, with all its literals.",
    source: "our own",
    caughtBy: ["TextsAreReadByPlace", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(value: { $0.text }))
}
