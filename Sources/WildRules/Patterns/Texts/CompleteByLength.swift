import InputLaws
import InputRules

extension WildRule {
  static let completeByLength = WildRule(
    "CompleteByLength",
    mistake: "A text is complete if it is as long as the pattern, with its last literal.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/169",
    caughtBy: ["TextsAreReadByPlace", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(isComplete: { question in
      question.text.unicodeScalars.count >= question.pattern.elements.count
    }))
}
