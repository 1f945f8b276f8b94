/// Tells whether a row's answer is as it should be.
struct VectorJudge {
  let format: VectorFormat
  let exceptions: [VectorException]
  var kinds: [VectorExceptionKind] = []

  /// What a row came to; an exception that isn't needed, or no longer says what we say, is a
  /// failure.
  func outcome(of row: some VectorRow) -> VectorOutcome { outcome(of: row, row.answer()) }

  /// What a row came to whose answer is known.
  func outcome(of row: some VectorRow, _ answer: VectorAnswer) -> VectorOutcome {
    switch answer {
    case .unsupported(let kind): .unsupported(kind: kind)
    case .said(let expected, let ours, _): outcome(of: row, expected: expected, ours: ours)
    }
  }

  private func outcome(
    of row: some VectorRow, expected: String, ours: String
  ) -> VectorOutcome {
    let exception = exception(for: row, expected: expected)
    if expected == ours && exception == nil { return .passed }
    if let exception, expected != ours, exception.ours == ours { return .excepted(by: exception) }
    return .failed(
      VectorDifference(
        line: row.line, asked: row.asked, expected: expected, ours: ours,
        note: exception.map { note(on: $0, isStale: expected == ours) }))
  }

  private func exception(for row: some VectorRow, expected: String) -> VectorException? {
    exceptions.first { $0.covers(row.asked, expected, in: format) }
      ?? kinds.lazy.compactMap { $0.exception(for: row, expected: expected, in: format) }.first
  }

  private func note(on exception: VectorException, isStale: Bool) -> String {
    isStale
      ? "the exception by \(exception.clause) is stale: the row passes; "
        + (exception.isOfKind ? "narrow its kind" : "delete it")
      : "the exception by \(exception.clause) allows another answer: \(exception.ours)"
  }
}
