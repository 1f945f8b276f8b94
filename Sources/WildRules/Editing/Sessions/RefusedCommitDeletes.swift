import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let refusedCommitDeletes = WildRule(
    "RefusedCommitDeletes",
    mistake: "Where a commit is refused, what was selected before it is gone.",
    source: "https://github.com/ckeditor/ckeditor5/issues/12739",
    caughtBy: ["RefusedActionLeavesNoTrace", "HistoryStaysWithinItsBound", "CommitIsOneEdit"],
    subject: .sessions("RefusedCommitDeletes") { CommitDeletingSession(model: $0) })
}

/// The selection was deleted when composing began, and nobody thinks of it when the rest is
/// refused.
private struct CommitDeletingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    guard action == .commit, outcome.effect.isRefused, state.selection.length > 0,
      let next = try? state.replacing(Edit(replacing: state.selection, with: ""))
    else { return outcome }
    _ = model.perform(.set(next))
    return Outcome(outcome.effect, state)
  }
}
