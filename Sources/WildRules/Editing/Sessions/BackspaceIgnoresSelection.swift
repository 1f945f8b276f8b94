import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let backspaceIgnoresSelection = WildRule(
    "BackspaceIgnoresSelection",
    mistake: "Backspace deletes one character where several are selected.",
    source: "https://github.com/garglk/garglk/issues/618",
    caughtBy: ["SessionsCanBeEmptied", "UndoRestoresTextAndSelection"],
    subject: .sessions("BackspaceIgnoresSelection") { SelectionIgnoringSession(model: $0) })
}

/// The key knows of the caret, which is at one end of the selection.
private struct SelectionIgnoringSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    if case .deleteBackward = action, !isComposing, state.selection.length > 0 {
      _ = model.perform(.select(.caret(at: state.selectionEnd)))
    }
    return model.perform(action)
  }
}
