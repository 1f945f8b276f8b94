import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let forgetsAll = WildRule(
    "ForgetsAll",
    mistake: "Beyond the limit of the history all of it is forgotten, and not the oldest step.",
    source: "https://github.com/mbbill/undotree/issues/137",
    caughtBy: ["SessionEqualsModel"],
    subject: .sessions(
      "ForgetsAll",
      making: { description, state throws(RuleError) in
        var long = description
        long.undoLimit += 1
        return ForgettingSession(
          model: try ModelSession(long, showing: state), limit: description.undoLimit)
      }))
}

/// To empty a list is simpler than to shorten it; here the newest step is left.
private struct ForgettingSession: WrongSession {
  var model: ModelSession

  let limit: Int

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    if undoCount > limit { model.steps.removeFirst(limit == 0 ? undoCount : undoCount - 1) }
    return outcome
  }
}
