/// A rule's decision about an edit (E7).
public enum Decision: Hashable, Sendable {
  /// The edit takes effect as requested; the value is the resulting state.
  case accept(FieldState)
  /// The edit is refused and has no effect; the value is the reason.
  case refuse(Reason)
  /// The edit takes effect in another form; the first value is the resulting state. `because` is
  /// the reason the rule didn't accept the edit as requested, if there is one (E7, E8.1).
  case rewrite(FieldState, because: Reason?)

  /// The state after the edit, or `nil` if the edit was refused.
  public var newState: FieldState? {
    switch self {
    case .accept(let state), .rewrite(let state, _): state
    case .refuse: nil
    }
  }

  /// The reason the edit was refused, or `nil` if the edit took effect.
  public var reason: Reason? {
    switch self {
    case .accept, .rewrite: nil
    case .refuse(let reason): reason
    }
  }
}

extension Decision: CustomStringConvertible {
  /// A description of the decision that includes the state or the reason.
  public var description: String {
    switch self {
    case .accept(let state): "accepted, giving \(state)"
    case .refuse(let reason): "refused: \(reason)"
    case .rewrite(let state, let reason):
      "rewritten, giving \(state)" + (reason.map { ": \($0)" } ?? "")
    }
  }
}
