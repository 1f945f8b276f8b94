/// What became of one row.
enum VectorOutcome: Equatable {
  /// We say what the row expects.
  case passed
  /// We say something else, for no reason that was stated.
  case failed(VectorDifference)
  /// We say something else, and both answers are those that a kind predicts; the kind's ground.
  case excepted(ground: String)
  /// The reference can't be asked yet.
  case unsupported(kind: String)
}
