/// Many rows whose answers are not ours for one reason, told by what they ask and what is expected.
struct VectorExceptionKind: Sendable {
  /// The clause that decides.
  let clause: String
  /// Why, in one sentence.
  let reason: String
  private let ours: @Sendable (any VectorRow) -> String?

  /// Every kind of rows that the reference answers otherwise by a clause of the rules.
  static let all = babel + patterns + sums

  /// - Parameter ours: our answer to a row of the kind, from the row alone; nil for any other row.
  init<Row: VectorRow & SendableMetatype>(
    clause: String, reason: String, ours: @escaping @Sendable (Row) -> String?
  ) {
    self.clause = clause
    self.reason = reason
    self.ours = { row in (row as? Row).flatMap(ours) }
  }

  /// The clause and the reason, as reports name them.
  var ground: String { "by \(clause): \(reason)" }

  /// The exception of one row of a file, if it is of the kind.
  func exception(
    for row: some VectorRow, expected: String, in format: VectorFormat
  ) -> VectorException? {
    ours(row).map {
      VectorException(
        format: format, asked: row.asked, expected: expected, ours: $0, clause: clause,
        reason: reason, isOfKind: true)
    }
  }
}
