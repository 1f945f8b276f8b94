import InputRules

/// An action on the tried field, with what the rule was asked and how it decided.
struct TryStep {
  /// What became of the action.
  enum Result: String {
    case accepted
    case rewritten
    case refused
    /// It took effect, and the rule wasn't asked.
    case done
  }

  /// Counted from 1.
  let number: Int
  let action: TryAction
  /// The edit as the rule received it; nil if it wasn't asked.
  let edit: Edit?
  let result: Result
  /// Why the action didn't take effect, or content of its text was dropped; nil if neither
  /// happened, or if it isn't known.
  let reason: Reason?
  let before: FieldState
  let after: FieldState
  /// The universal laws, checked after it; none after a movement.
  var laws: [TryLaw] = []

  init(
    _ number: Int, _ action: TryAction, _ edit: Edit?, _ outcome: Outcome, on state: FieldState
  ) {
    self.number = number
    self.action = action
    self.edit = edit
    reason =
      outcome.effect.isRefused
      ? outcome.effect.reason
      : outcome.reasonForDropping(edit?.text(in: state) ?? "", inserting: edit?.replacement ?? "")
    before = state
    after = outcome.state
    switch outcome.effect {
    case .done: result = edit == nil ? .done : .accepted
    case .rewritten: result = .rewritten
    case .refused: result = .refused
    }
  }

  /// The result, with the text that a rewriting gave, and the reason.
  var verdict: String {
    let rewriting = result == .rewritten ? " to \(after.text.escaped)" : ""
    return result.rawValue + rewriting + (reason.map { ": \($0)" } ?? "")
  }
}

extension Edit {
  /// The text that the edit asks for; empty if it only deletes.
  fileprivate func text(in state: FieldState) -> String {
    isDeletion ? "" : (try? state.replacing(self))?.text ?? replacement
  }
}
