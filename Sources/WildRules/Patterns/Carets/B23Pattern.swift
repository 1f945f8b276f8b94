import InputLaws
import InputRules

extension WildRule {
  static let b23Pattern = WildRule(
    "B23Pattern", mistake: "The caret of the text before is set in the text that is there by now.",
    source: "https://github.com/IvanIhnatsiuk/react-native-advanced-input-mask/issues/157",
    caughtBy: ["CaretStaysInsideTheText", "CaretStaysBesideWhatWasTyped"],
    patterns: WrongPatternFields(edits: { question in
      question.changing { $0.placingCaret(unchecked: question.state.selectionEnd) }
    }))
}
