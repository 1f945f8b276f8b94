/// What a rule answers to the several-ranges question (E11).
public enum SeveralRangesDecision: Hashable, Sendable {
  /// Every choice of range is acceptable; the state each would give, in the order of the ranges.
  case accept([FieldState])
  /// At least one choice is not; nothing changes.
  case refuse(Reason)
}

extension SeveralRangesDecision: CustomStringConvertible {
  /// The decision in words, with the states or the reason.
  public var description: String {
    switch self {
    case .accept(let states): "accepted, giving \(states)"
    case .refuse(let reason): "refused: \(reason)"
    }
  }
}
