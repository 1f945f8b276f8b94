import InputLaws
import InputRules

extension WildRule {
  static let caretByLength = WildRule(
    "CaretByLength", mistake: "The caret moves by as much as the text grows, or shrinks.",
    source: "https://github.com/natintosh/intl_phone_number_input/issues/366",
    caughtBy: ["CaretStaysInsideTheText", "DeletionTakesOnlyItsContent"],
    patterns: WrongPatternFields(edits: { question in
      question.changing { next in
        let growth = next.text.utf16.count - question.state.text.utf16.count
        return next.placingCaret(unchecked: question.state.selectionEnd + growth)
      }
    }))
}
