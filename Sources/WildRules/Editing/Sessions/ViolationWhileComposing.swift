import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let violationWhileComposing = WildRule(
    "ViolationWhileComposing",
    mistake: "Text that is still being composed is reported as a violation.",
    source: "https://github.com/react-component/input/pull/178",
    caughtBy: [],
    subject: .sessions("ViolationWhileComposing") { EagerViolationSession(model: $0) })
}

/// The phonetic text is judged as what it will become would be.
private struct EagerViolationSession: WrongSession {
  var model: ModelSession

  var violation: Reason? {
    guard isComposing else { return model.violation }
    var copy = model
    _ = copy.perform(.set(state))
    return copy.violation
  }
}
