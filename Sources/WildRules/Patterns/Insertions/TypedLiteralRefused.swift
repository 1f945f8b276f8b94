import InputLaws
import InputRules

extension WildRule {
  static let typedLiteralRefused = WildRule(
    "TypedLiteralRefused", mistake: "A literal can't be typed where it stands in the pattern.",
    source: "our own",
    caughtBy: ["TypingFormattedTextGivesIt", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      let text = question.edit.replacement
      let isLiteral = !text.unicodeScalars.contains(where: question.pattern.takes)
      return isLiteral ? .refuse(.notFormatted(.fitsNoSlot)) : question.decision
    }))
}
