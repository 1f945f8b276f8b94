import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let stepPerKey = WildRule(
    "StepPerKey", mistake: "Each keystroke is a step of its own.",
    source: "https://github.com/rjkroege/edwood/issues/453",
    caughtBy: ["TypedRunIsOneStep"],
    subject: .sessions("StepPerKey") { StepPerKeySession(model: $0) })
}

/// The text and its history changed places, and what put keystrokes together got lost on the way.
private struct StepPerKeySession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    if case .type = action, !isComposing { _ = model.perform(.pause) }
    return model.perform(action)
  }
}
