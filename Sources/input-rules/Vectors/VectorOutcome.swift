/// The outcome of one row.
enum VectorOutcome: Equatable {
  /// We give the expected answer.
  case passed
  /// We give another answer, without a stated reason.
  case failed(VectorDifference)
  /// We give another answer, and both answers are those that a kind predicts; the kind's ground.
  case excepted(ground: String)
  /// The reference can't answer yet.
  case unsupported(kind: String)
}
