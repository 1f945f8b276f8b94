import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let setCommits = WildRule(
    "SetCommits", mistake: "A text that is set while another is composed commits that first.",
    source: "https://github.com/react/react-native/pull/56658",
    caughtBy: ["SessionEqualsModel"],
    subject: .sessions("SetCommits") { SetCommittingSession(model: $0) })
}

/// The app answers to the text before the last, in the middle of what the keyboard is doing.
private struct SetCommittingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .set = action else { return model.perform(action) }
    let commit = commitFirst()
    return model.perform(action).after(commit: commit)
  }
}
