import InputRules

extension ModelNumbers {
  /// All answers of the clauses about a text in a format, found by reading it once (N1.1, N5).
  ///
  /// - Returns: the problems of the text as a partial and as a complete number, and the value of a
  ///   complete one.
  package func answers(
    to text: String, in format: NumberFormat
  ) -> (partial: NumberProblem?, complete: NumberProblem?, value: ExactNumber?) {
    let reading = reading(of: text, in: format)
    if reading.isWhole { return (nil, nil, NumberParts(of: text, in: format).value) }
    let problem = reading.problem
    return (reading.isBeginning ? nil : problem, problem, nil)
  }

  /// All answers of the clauses about a text that the *Text Field* article's scanner reads (N1.6,
  /// N1.9, N1.13).
  package func scannerAnswers(
    to text: String, with symbols: NumberSymbols
  ) -> (problem: NumberProblem?, value: ExactNumber?) {
    if let problem = problemOfScanned(text, with: symbols) { return (problem, nil) }
    return (nil, ScannerReading(Array(text.unicodeScalars), with: symbols).value)
  }
}
