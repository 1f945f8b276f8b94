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

  init(_ action: TryAction, _ edit: Edit?, _ outcome: Outcome, on state: FieldState) {
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
}

extension TryStep: CustomStringConvertible {
  /// A line, and another for each law that was broken.
  var description: String {
    let asked = edit.map { ": \($0)" } ?? ""
    let rewriting = result == .rewritten ? " to \(after.text.escaped)" : ""
    let verdict = result.rawValue + rewriting + (reason.map { ": \($0)" } ?? "")
    let broken = laws.compactMap { law in
      law.found.map { "\n  ✗ \(law.sentence) Found: \($0)" }
    }
    return "\(action)\(asked): \(verdict), showing \(after)" + broken.joined()
  }
}

extension Edit {
  /// The text that the edit asks for; empty if it only deletes.
  fileprivate func text(in state: FieldState) -> String {
    isDeletion ? "" : (try? state.replacing(self))?.text ?? replacement
  }
}
