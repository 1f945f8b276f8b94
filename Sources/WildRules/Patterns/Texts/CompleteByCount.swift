import InputLaws
import InputRules

extension WildRule {
  static let completeByCount = WildRule(
    "CompleteByCount",
    mistake: "A text is complete with as many digits as slots, whatever else is missing.",
    source: "our own",
    caughtBy: ["TextsAreReadByPlace", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(isComplete: { question in
      let filled = question.content.unicodeScalars.count
      return question.isComplete || filled >= question.pattern.slots.count
    }))
}
