import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let violationWhileComposing = WildRule(
    "ViolationWhileComposing",
    mistake: "Text that is still being composed is reported as a violation.",
    source: "https://github.com/react-component/input/pull/178",
    caughtBy: ["CompositionTouchesOnlyItsMark"],
    subject: .sessions("ViolationWhileComposing") {
      EagerViolationSession(model: $0, field: $1.field)
    })
}

/// The phonetic text is judged as what it will become would be.
private struct EagerViolationSession: WrongSession {
  var model: ModelSession
  let field: FieldDescription

  var violation: Reason? {
    try? ModelRule(field).objection(to: state.text)
  }
}
