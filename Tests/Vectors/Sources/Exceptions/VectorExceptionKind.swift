/// Rows whose answers differ from ours for one reason.
///
/// It covers a row only if the row expects the peer's predicted answer, and we give our predicted
/// answer.
struct VectorExceptionKind: Sendable {
  /// The clause that decides.
  let clause: String
  /// Why, in one sentence.
  let reason: String
  private let predicted: @Sendable (any VectorRow) -> VectorPrediction?

  /// Every kind of row that a clause of the rules makes the reference answer differently.
  static let all = babel + patterns + sums + filters + browsers + [otherPictographs]

  /// - Parameter predicted: both answers to a row of the kind, from the row's question; nil for any
  ///   other row.
  init<Row: VectorRow & SendableMetatype>(
    clause: String, reason: String,
    predicted: @escaping @Sendable (Row) -> VectorPrediction?
  ) {
    self.clause = clause
    self.reason = reason
    self.predicted = { row in (row as? Row).flatMap(predicted) }
  }

  /// The clause and the reason, as reports show them.
  var ground: String { "by \(clause): \(reason)" }

  /// Both answers to a row, if the kind covers it.
  func prediction(for row: any VectorRow) -> VectorPrediction? { predicted(row) }
}

/// Both sides' answers to a row of a kind, predicted only from the row's question.
///
/// The wording is that of `VectorAnswer`.
struct VectorPrediction: Equatable {
  /// The peer's answer, according to its documentation.
  let peers: String
  /// Our answer, according to the clause; the reference isn't asked.
  let ours: String

  /// - Returns: nil if both answer the same, so that there is nothing to except.
  init?(peers: String, ours: String) {
    if peers == ours { return nil }
    self.peers = peers
    self.ours = ours
  }
}
