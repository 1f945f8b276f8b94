import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let deleteTakesScalar = WildRule(
    "DeleteTakesScalar",
    mistake: "Forward deletion by character takes a scalar, and leaves the rest of a cluster.",
    source: "https://github.com/portabletext/editor/pull/3136",
    caughtBy: ["DeletionTakesOneUnit", "SessionEqualsModel"],
    subject: .sessions("DeleteTakesScalar") { ForwardScalarSession(model: $0) })
}

/// Backspace has been put right; the other key hasn't.
private struct ForwardScalarSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .deleteForward(.character) else { return model.perform(action) }
    return model.perform(.deleteForward(.scalar))
  }
}
