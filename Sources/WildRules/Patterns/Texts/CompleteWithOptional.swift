import InputLaws
import InputRules

extension WildRule {
  static let completeWithOptional = WildRule(
    "CompleteWithOptional", mistake: "A text isn't complete before its optional slots are filled.",
    source: "https://github.com/igorescobar/jQuery-Mask-Plugin/issues/265",
    caughtBy: ["PatternTextsEqualModel"],
    patterns: WrongPatternTexts(isComplete: { question in
      let filled = question.content.unicodeScalars.count
      return question.isComplete && filled >= question.pattern.slots.count
    }))
}
