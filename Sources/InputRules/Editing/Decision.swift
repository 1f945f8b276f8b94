/// What a rule answers to an edit (E7).
public enum Decision: Hashable, Sendable {
  /// The edit takes effect as asked; the state it gives.
  case accept(FieldState)
  /// Nothing changes, for this reason.
  case refuse(Reason)
  /// The edit takes effect in another form: the state it gives, and the rule's reason against the
  /// whole, if it has one (E7, E8.1).
  case rewrite(FieldState, because: Reason?)

  /// The state after the decision, if anything changed at all.
  public var newState: FieldState? {
    switch self {
    case .accept(let state), .rewrite(let state, _): state
    case .refuse: nil
    }
  }

  /// Why nothing changed, if nothing did.
  public var reason: Reason? {
    switch self {
    case .accept, .rewrite: nil
    case .refuse(let reason): reason
    }
  }
}

extension Decision: CustomStringConvertible {
  /// The decision in words, with the state or the reason.
  public var description: String {
    switch self {
    case .accept(let state): "accepted, giving \(state)"
    case .refuse(let reason): "refused: \(reason)"
    case .rewrite(let state, let reason):
      "rewritten, giving \(state)" + (reason.map { ": \($0)" } ?? "")
    }
  }
}
