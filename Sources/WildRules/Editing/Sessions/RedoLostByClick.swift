import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let redoLostByClick = WildRule(
    "RedoLostByClick", mistake: "To move the caret forgets the steps that were undone.",
    source: "https://github.com/enso-org/enso/issues/11542",
    caughtBy: ["TextChangesAreSteps", "SessionEqualsModel"],
    subject: .sessions("RedoLostByClick") { ClickForgettingSession(model: $0) })
}

/// Any event that reaches the field counts as an edit of it, a click into it as well.
private struct ClickForgettingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    if case .select = action, !outcome.effect.isRefused, !isComposing { model.undone = [] }
    return outcome
  }
}
