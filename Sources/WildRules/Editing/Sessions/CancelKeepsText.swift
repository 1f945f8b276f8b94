import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cancelKeepsText = WildRule(
    "CancelKeepsText", mistake: "A cancelled composition is committed.",
    source: "https://github.com/chromiumembedded/cef/issues/701",
    caughtBy: ["CancelLeavesNoTrace"],
    subject: .sessions("CancelKeepsText") { CancelCommittingSession(model: $0) })
}

/// The end of a composition is one event, whether it was confirmed or given up.
private struct CancelCommittingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .cancel, isComposing else { return model.perform(action) }
    _ = model.perform(.commit)
    return Outcome(.done, state)
  }
}
