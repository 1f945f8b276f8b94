import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let forgottenStepKept = WildRule(
    "ForgottenStepKept",
    mistake: "A step beyond the limit of the history stays in memory with its text.",
    source: "our own",
    caughtBy: ["ForgottenStepsKeepNoText"],
    subject: .sessions("ForgottenStepKept") { KeepingSession(model: $0) })
}

/// The place of the oldest step moves on, and what stands before it is never removed.
private struct KeepingSession: WrongSession {
  var model: ModelSession
  private var old: [ModelStep] = []

  init(model: ModelSession) { self.model = model }

  mutating func perform(_ action: Action) -> Outcome {
    let (before, count) = (model.steps.first, undoCount)
    let outcome = model.perform(action)
    if let before, undoCount == count, model.steps.first?.before != before.before {
      old.append(before)
    }
    return outcome
  }
}
