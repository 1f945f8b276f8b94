import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b15 = WildRule(
    "B15", mistake: "A cut leaves the pasteboard as it was.",
    source: "https://github.com/Automattic/simplenote-ios/pull/1079",
    caughtBy: ["CutHandsOutWhatItTakes"],
    subject: .sessions("B15") { PasteboardForgettingSession(model: $0) })
}

/// The delegate answers no and deletes the text itself, so the field believes that nothing was
/// cut.
private struct PasteboardForgettingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    guard action == .cut else { return outcome }
    return Outcome(outcome.effect, outcome.state, commit: outcome.commit)
  }
}
