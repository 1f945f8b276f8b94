import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cancelDropsSelection = WildRule(
    "CancelDropsSelection",
    mistake: "After a cancelled composition what was selected before it isn't any more.",
    source: "https://github.com/w3c/input-events/issues/33",
    caughtBy: ["CancelLeavesNoTrace"],
    subject: .sessions("CancelDropsSelection") { SelectionDroppingSession(model: $0) })
}

/// To compose is to delete the selection first; to cancel puts the text back, with the caret
/// behind it.
private struct SelectionDroppingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    guard action == .cancel, !outcome.effect.isRefused else { return outcome }
    return model.perform(.select(.caret(at: state.selectionEnd)))
  }
}
