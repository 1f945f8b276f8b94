/// One outside vector: a question, and its source's answer.
protocol VectorRow {
  /// The line on which the row begins, counted from 1.
  var line: Int { get }
  /// The question as text; it identifies the row in the list of exceptions.
  var asked: String { get }

  /// Asks the reference.
  func answer() -> VectorAnswer
}
