import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let backspaceTakesScalar = WildRule(
    "BackspaceTakesScalar",
    mistake: "Backspace by character takes a scalar, and leaves the rest of an emoji.",
    source: "https://github.com/facebookarchive/draft-js/issues/1105",
    caughtBy: ["BackspaceEmptiesTheField", "DeletionTakesOneUnit"],
    subject: .sessions("BackspaceTakesScalar") { ScalarDeletingSession(model: $0) })
}

/// Surrogate pairs have been thought of, and sequences have not.
private struct ScalarDeletingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .deleteBackward(.character) else { return model.perform(action) }
    return model.perform(.deleteBackward(.scalar))
  }
}
