import InputLaws
import InputRules

extension WildRule {
  static let caretBeforeLiterals = WildRule(
    "CaretBeforeLiterals", mistake: "What is typed before a literal leaves the caret before it.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/286",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(\.insertionCaret, .beforeNext, as: .exact))
}
