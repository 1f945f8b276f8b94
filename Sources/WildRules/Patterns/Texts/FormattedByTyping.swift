import InputLaws
import InputRules

extension WildRule {
  static let formattedByTyping = WildRule(
    "FormattedByTyping",
    mistake: "A formatted text isn't recognised: it is typed in a scalar at a time.",
    source: "https://github.com/uNmAnNeR/imaskjs/issues/368",
    caughtBy: ["LiteralsAreNeverContent", "FormattingIsIdempotent"],
    patterns: WrongPatternTexts(formatted: { question in
      question.pattern.elements.isEmpty ? question.text : question.typed
    }))
}
