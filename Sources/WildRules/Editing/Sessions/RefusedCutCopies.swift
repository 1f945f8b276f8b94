import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let refusedCutCopies = WildRule(
    "RefusedCutCopies", mistake: "A cut that is refused hands the text out all the same.",
    source: "https://github.com/d954mas/neotolis-engine/issues/526",
    caughtBy: ["CutHandsOutWhatItTakes"],
    subject: .sessions("RefusedCutCopies") { CopyingCutSession(model: $0) })
}

/// The text goes to the pasteboard before anybody is asked.
private struct CopyingCutSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let selected = state.selectedText
    let outcome = model.perform(action)
    guard action == .cut, outcome.effect.isRefused, !selected.isEmpty else { return outcome }
    return Outcome(outcome.effect, outcome.state, copied: selected, commit: outcome.commit)
  }
}
