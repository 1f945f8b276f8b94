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
  /// Why the action didn't take effect as requested, if that is known.
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
    reason = outcome.effect.reason
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
