import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let keyKeepsComposed = WildRule(
    "KeyKeepsComposed",
    mistake: "A keystroke while text is composed commits that text and is inserted behind it.",
    source: "https://github.com/manaflow-ai/cmux/pull/5596",
    caughtBy: ["CommitIsOneEdit"],
    subject: .sessions("KeyKeepsComposed") { KeyAppendingSession(model: $0) })
}

/// The keystroke brings what the marked text has become, and the marked text is sent along all the
/// same.
private struct KeyAppendingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .type = action, isComposing else { return model.perform(action) }
    _ = model.perform(.commit)
    return model.perform(action)
  }
}
