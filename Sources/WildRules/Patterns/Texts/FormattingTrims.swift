import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let formattingTrims = WildRule(
    "FormattingTrims", mistake: "White space at both ends is dropped before a text is formatted.",
    source: "our own",
    caughtBy: ["EmptyPatternLeavesTexts", "FormattingKeepsItsContent"],
    patterns: WrongPatternTexts(formatted: { question in
      let head = question.text.scalars.drop(while: \.properties.isWhitespace)
      let trimmed = head.reversed().drop(while: \.properties.isWhitespace).reversed()
      return ModelPatterns().formatted(
        String(scalars: trimmed), by: question.pattern, question.policies)
    }))
}
