import InputLaws
import InputRules

extension WildRule {
  static let deletionCaretUnmoved = WildRule(
    "DeletionCaretUnmoved",
    mistake: "A backspace leaves the caret where it was, behind what follows.",
    source: "https://github.com/alexkuz/react-input-enhancements/issues/19",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      question.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(question.state.selectionEnd, end)))
      }
    }))
}
