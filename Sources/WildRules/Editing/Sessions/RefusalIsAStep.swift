import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let refusalIsAStep = WildRule(
    "RefusalIsAStep", mistake: "A refused edit is a step: the next undo does nothing.",
    source: "https://github.com/microsoft/vscode/issues/110141",
    caughtBy: [
      "CommitIsOneEdit", "TextChangesAreSteps", "RefusedActionLeavesNoTrace",
      "HistoryStaysWithinItsBound",
    ],
    subject: .sessions("RefusalIsAStep") { EmptyStepSession(model: $0) })
}

/// The step is registered when the edit is asked for, and stays registered if nothing comes of it.
private struct EmptyStepSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    guard case .paste = action, outcome.effect.isRefused, outcome.commit == nil else {
      return outcome
    }
    model.steps.append(ModelStep(before: state, after: state))
    return outcome
  }
}
