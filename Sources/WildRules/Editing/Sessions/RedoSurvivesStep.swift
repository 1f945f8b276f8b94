import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let redoSurvivesStep = WildRule(
    "RedoSurvivesStep", mistake: "A new step leaves the steps that were undone to be redone.",
    source: "https://github.com/geany/geany/pull/187",
    caughtBy: ["HistoryStaysWithinItsBound", "TextChangesAreSteps"],
    subject: .sessions("RedoSurvivesStep") { RedoKeepingSession(model: $0) })
}

/// The stack of undone steps is only emptied by redoing them, on whatever text has come since.
private struct RedoKeepingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let undone = model.undone
    let outcome = model.perform(action)
    if undone.count > 0, redoCount == 0, action != .redo { model.undone = undone }
    return outcome
  }
}
