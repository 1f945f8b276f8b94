import InputLaws
import InputRules

extension WildRule {
  static let placeholdersTakeRoom = WildRule(
    "PlaceholdersTakeRoom", mistake: "A text full of placeholders has no room for anything.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/102",
    caughtBy: ["PlaceholdersFillTheRest", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      let length = question.plain.text.unicodeScalars.count
      return question.policies.placeholder != nil && length > question.pattern.elements.count
        ? .refuse(.notFormatted(.full)) : question.decision
    }))
}
