import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let staleRanges = WildRule(
    "StaleRanges",
    mistake: "What ends a composition uses its range as if the text were still the one shown.",
    source: "https://github.com/primer-io/primer-sdk-ios/pull/1041",
    caughtBy: ["CommitMovesNothingElse", "SessionEqualsModel"],
    subject: .sessions("StaleRanges") { StaleRangesSession(model: $0) })
}

/// The commit writes the text anew, and the range that came before it is taken of the new one.
private struct StaleRangesSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard preview(action).commit != nil else { return model.perform(action) }
    let commit = commitFirst()
    return model.perform(action).after(commit: commit)
  }
}
