import InputLaws
import InputRules

extension WildRule {
  static let trailingLiteralsWritten = WildRule(
    "TrailingLiteralsWritten",
    mistake: "A formatted text ends with the literals behind its content.",
    source: "our own",
    caughtBy: ["FormattingKeepsItsContent", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(formatted: { $0.formatted { $0.literals = .eager } }))
}
