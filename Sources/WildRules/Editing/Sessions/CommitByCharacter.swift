import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let commitByCharacter = WildRule(
    "CommitByCharacter", mistake: "Committed text is judged a character at a time.",
    source: "https://github.com/flutter/flutter/issues/67898",
    caughtBy: ["CommitIsOneEdit"],
    subject: .sessions("CommitByCharacter") { PiecemealSession(model: $0) })
}

/// What an input method commits arrives as if it had been typed, so a part of it may go in.
private struct PiecemealSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .commit, let marked = state.marked else { return model.perform(action) }
    let composed = state.text(in: marked)
    let whole = preview(action)
    _ = model.perform(.cancel)
    let before = state
    for character in composed { _ = model.perform(.type(String(character))) }
    _ = model.perform(.select(state.selection))
    let isSame = state.text.hasSameUnits(as: before.text)
    return Outcome(whole.effect.isRefused && !isSame ? .rewritten(nil) : whole.effect, state)
  }
}
