import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b10 = WildRule(
    "B10", mistake: "Where the rule rewrites composed text, the composition starts anew behind it.",
    source: "https://github.com/react/react-native/pull/56082",
    caughtBy: ["CommitIsOneEdit", "CompositionTouchesOnlyItsMark"],
    subject: .sessions("B10") { CompositionResettingSession(model: $0) })
}

/// Writing the text back resets the mark, and what the input method sends next is inserted, not
/// replaced.
private struct CompositionResettingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    if case .compose = action, isComposing, case .rewritten = preview(.commit).effect {
      _ = model.perform(.commit)
    }
    return model.perform(action)
  }
}
