/// What a rule answers to the several-ranges question (E11).
public enum SeveralRangesDecision: Hashable, Sendable {
  /// Every choice of range is acceptable; the state each would give, in the order of the ranges.
  case accept([FieldState])
  /// At least one choice is not; nothing changes.
  case refuse(Reason)
}
