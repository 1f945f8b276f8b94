import InputRules

extension ModelNumbers {
  /// All that the clauses say of a text in a format, found by reading it once (N1.1, N5).
  ///
  /// - Returns: what a partial and what a complete number would object to, and the value of a
  ///   complete one.
  package func answers(
    to text: String, in format: NumberFormat
  ) -> (partial: NumberProblem?, complete: NumberProblem?, value: ExactNumber?) {
    let reading = reading(of: text, in: format)
    if reading.isWhole { return (nil, nil, NumberParts(of: text, in: format).value) }
    let problem = reading.problem
    return (reading.isBeginning ? nil : problem, problem, nil)
  }

  /// All that the clauses say of a text that the article's scanner is given (N1.6, N1.9, N1.13).
  package func scannerAnswers(
    to text: String, with symbols: NumberSymbols
  ) -> (problem: NumberProblem?, value: ExactNumber?) {
    if let problem = problemOfScanned(text, with: symbols) { return (problem, nil) }
    return (nil, ScannerReading(Array(text.unicodeScalars), with: symbols).value)
  }
}
