import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let refusalEndsRun = WildRule(
    "RefusalEndsRun", mistake: "A refused keystroke splits what is typed into two steps.",
    source: "https://github.com/Shpigford/clearly/pull/400",
    caughtBy: ["TypedRunIsOneStep"],
    subject: .sessions("RefusalEndsRun") { RunEndingSession(model: $0) })
}

/// A refusal writes the old text back into the field, and what writes to it ends a run.
private struct RunEndingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    if case .type = action, outcome.effect.isRefused { _ = model.perform(.pause) }
    return outcome
  }
}
