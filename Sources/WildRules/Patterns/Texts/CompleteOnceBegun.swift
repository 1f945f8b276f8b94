import InputLaws
import InputRules

extension WildRule {
  static let completeOnceBegun = WildRule(
    "CompleteOnceBegun", mistake: "A text is complete as soon as it has a digit.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/1272",
    caughtBy: ["TextsAreReadByPlace", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(isComplete: { $0.isComplete || !$0.content.isEmpty }))
}
