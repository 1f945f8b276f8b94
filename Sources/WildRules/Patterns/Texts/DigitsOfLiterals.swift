import InputLaws
import InputRules

extension WildRule {
  static let digitsOfLiterals = WildRule(
    "DigitsOfLiterals",
    mistake: "The digits of literals are content, where a formatted text is formatted.",
    source: Article.formatting,
    caughtBy: ["LiteralsAreNeverContent", "FormattingIsIdempotent"],
    patterns: WrongPatternTexts(formatted: { $0.formatted { $0.reading = .contentOnly } }))
}
