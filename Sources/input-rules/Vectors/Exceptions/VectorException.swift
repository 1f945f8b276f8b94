/// A row whose answer is not ours, because a clause of the rules says otherwise.
///
/// The row is identified by its content, wherever it stands.
struct VectorException: Equatable {
  let format: VectorFormat
  /// The question, as the row puts it.
  let asked: String
  /// The row's answer.
  let expected: String
  /// Our answer; any other is a failure.
  let ours: String
  /// The clause that decides.
  let clause: String
  /// Why, in one sentence.
  let reason: String
  /// Whether it is one of many, of a `VectorExceptionKind`.
  var isOfKind = false

  /// The clause and the reason, as reports name them.
  var ground: String { "by \(clause): \(reason)" }

  func covers(_ asked: String, _ expected: String, in format: VectorFormat) -> Bool {
    self.format == format && self.asked == asked && self.expected == expected
  }
}
