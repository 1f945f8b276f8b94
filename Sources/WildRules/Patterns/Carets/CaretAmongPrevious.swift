import InputLaws
import InputRules

extension WildRule {
  static let caretAmongPrevious = WildRule(
    "CaretAmongPrevious",
    mistake: "A deletion leaves the caret among literals, not beside the content.",
    source: "our own",
    caughtBy: ["CaretKeepsOutOfLiterals", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(\.deletionCaret, .afterPrevious, as: .exact))
}
