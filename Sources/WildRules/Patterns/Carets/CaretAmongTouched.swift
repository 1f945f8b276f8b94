import InputLaws
import InputRules

extension WildRule {
  static let caretAmongTouched = WildRule(
    "CaretAmongTouched",
    mistake: "Behind a literal that was typed, the caret stays among literals.",
    source: "our own",
    caughtBy: ["CaretKeepsOutOfLiterals"],
    patterns: WrongPatternFields(\.insertionCaret, .afterTouched, as: .exact))
}
