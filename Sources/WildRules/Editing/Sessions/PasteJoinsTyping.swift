import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let pasteJoinsTyping = WildRule(
    "PasteJoinsTyping", mistake: "A paste and the typing around it are one step.",
    source: "https://github.com/atom/atom/issues/4372",
    caughtBy: ["TextChangesAreSteps", "CommitIsOneEdit"],
    subject: .sessions("PasteJoinsTyping") { PasteJoiningSession(model: $0) })
}

/// Edits are grouped by when they happen, whatever they are.
private struct PasteJoiningSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .paste(let text) = action, !isComposing else { return model.perform(action) }
    return model.perform(.type(text))
  }
}
