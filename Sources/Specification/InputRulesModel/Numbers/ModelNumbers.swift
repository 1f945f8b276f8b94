/// Numbers, as plain as their clauses, and therefore slow (chapter N).
public struct ModelNumbers: Sendable {
  /// The model.
  public init() {}

  /// The reason the grammar doesn't accept `text`; nil if it does (N1.13, N3.2, N4.1, N6).
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - grammar: the conditions for a number.
  ///   - format: the format of numbers; the scanner needs only its decimal separator.
  public func problem(of text: String, as grammar: NumberGrammar, in format: NumberFormat)
    -> NumberProblem?
  {
    switch grammar {
    case .scanner: return problemOfScanned(text, with: format.symbols)
    case .complete:
      let reading = reading(of: text, in: format)
      return reading.isWhole ? nil : reading.problem
    case .partial:
      let reading = reading(of: text, in: format)
      return reading.isBeginning ? nil : reading.problem
    }
  }

  /// The text, read as a number in the format (N1.1).
  func reading(of text: String, in format: NumberFormat) -> Reading {
    Reading(of: text, by: .number(of: format), over: Alphabet(of: format))
  }

  /// The reason the *Text Field* article's scanner doesn't accept the text (N1.13, N1.14).
  func problemOfScanned(_ text: String, with symbols: NumberSymbols) -> NumberProblem? {
    let reading = Reading(
      of: text, by: .scanner(with: symbols), over: Alphabet(ofScannerWith: symbols))
    let beginning = Array(reading.scalars.prefix(reading.count))
    let excess = ScannerReading(beginning, with: symbols).excess
    if excess == nil && reading.isWhole { return nil }
    let count = excess ?? reading.count
    let expected = reading.prospects[count].beginnings.filter {
      canGoOn(after: Array(beginning.prefix(count)), with: $0, of: reading.alphabet, symbols)
    }
    return reading.problem(after: count, expecting: Set(expected.compactMap(\.token)))
  }

  /// Whether some scalar of the kind stays within the scanner's limits (N1.14).
  private func canGoOn(
    after beginning: [Unicode.Scalar], with terminal: Terminal, of alphabet: Alphabet,
    _ symbols: NumberSymbols
  ) -> Bool {
    alphabet.members(of: terminal).contains {
      ScannerReading(beginning + [$0], with: symbols).excess == nil
    }
  }
}

extension ModelNumbers {
  /// All answers about a text in a format, found by reading the text once (N1.1, N5).
  ///
  /// - Returns: the problems of the text as a partial and as a complete number, and the value of a
  ///   complete one.
  package func answers(to text: String, in format: NumberFormat) -> (
    partial: NumberProblem?, complete: NumberProblem?, value: ExactNumber?
  ) {
    let reading = reading(of: text, in: format)
    if reading.isWhole { return (nil, nil, NumberParts(of: text, in: format).value) }
    let problem = reading.problem
    return (reading.isBeginning ? nil : problem, problem, nil)
  }

  /// All answers about a text that the *Text Field* article's scanner reads (N1.6, N1.9, N1.13).
  package func scannerAnswers(to text: String, with symbols: NumberSymbols) -> (
    problem: NumberProblem?, value: ExactNumber?
  ) {
    if let problem = problemOfScanned(text, with: symbols) { return (problem, nil) }
    return (nil, ScannerReading(Array(text.unicodeScalars), with: symbols).value)
  }
}
