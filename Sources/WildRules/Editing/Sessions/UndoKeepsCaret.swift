import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let undoKeepsCaret = WildRule(
    "UndoKeepsCaret", mistake: "An undo restores the text, and leaves the caret behind it.",
    source: "https://github.com/waf/PrettyPrompt/issues/116",
    caughtBy: ["UndoRestoresTextAndSelection"],
    subject: .sessions("UndoKeepsCaret") { CaretKeepingSession(model: $0) })
}

/// The history remembers texts, and setting a text puts the caret at its end.
private struct CaretKeepingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    guard action == .undo, !outcome.effect.isRefused else { return outcome }
    let moved = model.perform(.select(.caret(at: state.text.utf16.count)))
    return moved
  }
}
