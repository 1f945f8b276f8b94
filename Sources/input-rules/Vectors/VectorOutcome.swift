/// What became of one row.
enum VectorOutcome: Equatable {
  /// We say what the row expects.
  case passed
  /// We say something else, for no reason that was stated.
  case failed(VectorDifference)
  /// We say something else, for a stated reason.
  case excepted(by: VectorException)
  /// The reference can't be asked yet.
  case unsupported(kind: String)
}
