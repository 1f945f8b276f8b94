/// Rows whose answers are not ours for one reason.
///
/// It covers a row only if the row expects what the peer is predicted to say, and we say what we
/// are predicted to say.
struct VectorExceptionKind: Sendable {
  /// The clause that decides.
  let clause: String
  /// Why, in one sentence.
  let reason: String
  private let predicted: @Sendable (any VectorRow) -> VectorPrediction?

  /// Every kind of rows that the reference answers otherwise by a clause of the rules.
  static let all = babel + patterns + sums + filters + browsers + [otherPictographs]

  /// - Parameter predicted: both answers to a row of the kind, from what the row asks; nil for any
  ///   other row.
  init<Row: VectorRow & SendableMetatype>(
    clause: String, reason: String,
    predicted: @escaping @Sendable (Row) -> VectorPrediction?
  ) {
    self.clause = clause
    self.reason = reason
    self.predicted = { row in (row as? Row).flatMap(predicted) }
  }

  /// The clause and the reason, as reports name them.
  var ground: String { "by \(clause): \(reason)" }

  /// Both answers to a row, if it is of the kind.
  func prediction(for row: any VectorRow) -> VectorPrediction? { predicted(row) }
}
