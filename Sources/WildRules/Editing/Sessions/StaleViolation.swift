import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let staleViolation = WildRule(
    "StaleViolation",
    mistake: "A violation is told until a text is set again, whatever has become of it.",
    source: "https://github.com/uw-syfi/vibesys/issues/276",
    caughtBy: ["ViolationsAreReportedAndRepaired"],
    subject: .sessions("StaleViolation") { StaleViolationSession(model: $0) })
}

/// The message is computed when the text comes in, and no edit takes it back.
private struct StaleViolationSession: WrongSession {
  var model: ModelSession

  private var told: Reason?

  init(model: ModelSession) {
    self.model = model
    told = model.violation
  }

  var violation: Reason? { isComposing ? nil : told }

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    if case .set = action { told = model.violation }
    return outcome
  }
}
