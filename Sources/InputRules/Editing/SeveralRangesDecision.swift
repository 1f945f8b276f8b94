/// A rule's answer to a several-ranges edit (E11).
public enum SeveralRangesDecision: Hashable, Sendable {
  /// Every choice of range is acceptable; the state each would give, in order of the ranges.
  case accept([FieldState])
  /// At least one choice is not; nothing changes.
  case refuse(Reason)
}

extension SeveralRangesDecision: CustomStringConvertible {
  /// A description of the decision, with the states or the reason.
  public var description: String {
    switch self {
    case .accept(let states): "accepted, giving \(states)"
    case .refuse(let reason): "refused: \(reason)"
    }
  }
}
