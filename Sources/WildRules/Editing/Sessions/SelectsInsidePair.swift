import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let selectsInsidePair = WildRule(
    "SelectsInsidePair",
    mistake: "A selection may begin or end between the halves of a surrogate pair.",
    source: "https://github.com/openvanilla/McBopomofo/pull/268",
    caughtBy: [
      "SessionStateIsAlwaysValid", "CutHandsOutWhatItTakes", "MovingKeepsEveryCharacter",
      "CompositionTouchesOnlyItsMark",
    ],
    subject: .sessions("SelectsInsidePair") { PairSplittingSession(model: $0) })
}

/// Offsets come in code units and are passed on as they are.
private struct PairSplittingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    guard case .select(let range) = action, !outcome.effect.isRefused,
      range.isInside(textOf: state.text.utf16.count)
    else { return outcome }
    model.state = state.selecting(range)
    return Outcome(outcome.effect, state, commit: outcome.commit)
  }
}
