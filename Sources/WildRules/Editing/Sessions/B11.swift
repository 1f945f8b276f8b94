import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b11 = WildRule(
    "B11", mistake: "A suggestion goes in whatever the rule says.",
    source: "https://github.com/react/react-native/issues/9082",
    caughtBy: ["SuggestionsLoseOnlySpaces"],
    subject: .sessions("B11") { SuggestionTrustingSession(model: $0) })
}

/// The limit hangs on the keystrokes; predictive text reaches the field by another way.
private struct SuggestionTrustingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let asked = preview(action)
    guard case .suggest(let edit) = action, asked.effect.reason != nil,
      asked.effect != .rewritten(.normalised)
    else { return model.perform(action) }
    let commit = commitFirst()
    guard let next = try? state.replacing(edit) else { return asked }
    return model.perform(.set(next)).after(commit: commit)
  }
}
