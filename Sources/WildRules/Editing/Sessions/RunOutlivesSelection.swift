import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let runOutlivesSelection = WildRule(
    "RunOutlivesSelection",
    mistake: "Typing goes on with its step after the caret was set elsewhere.",
    source: "https://github.com/avalonbits/aed/pull/99",
    caughtBy: ["TextChangesAreSteps", "SessionEqualsModel"],
    subject: .sessions("RunOutlivesSelection") { EndlessRunSession(model: $0) })
}

/// There is a function that ends a run, and nobody calls it.
private struct EndlessRunSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .select = action, !isComposing else { return model.perform(action) }
    let selected = preview(action)
    model.state = selected.state
    return selected
  }
}
