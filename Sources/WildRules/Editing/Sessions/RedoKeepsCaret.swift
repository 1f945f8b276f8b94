import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let redoKeepsCaret = WildRule(
    "RedoKeepsCaret",
    mistake: "A redo restores the text, and leaves the caret where the undo put it.",
    source: "https://github.com/eigenpal/docx-editor/issues/354",
    caughtBy: ["RedoInvertsUndo"],
    subject: .sessions("RedoKeepsCaret") { RedoCaretSession(model: $0) })
}

/// The history records where the caret was before a step, and not where it was after it.
private struct RedoCaretSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let before = state.selection.location
    let outcome = model.perform(action)
    guard action == .redo, !outcome.effect.isRefused else { return outcome }
    let moved = model.perform(.select(.caret(at: min(before, state.text.utf16.count))))
    return moved
  }
}
