extension Law {
  package static let writingIsReadBack = Law(
    """
    A number's text is a complete number in the format. Reading the text gives the same number \
    unless it was rounded, and writing it again gives the same text.
    """, clauses: ["N7.7"],
    Property(forAll: .numberToWrite) { subject, input in
      let (numbers, format) = (subject.numbers, input.format)
      guard let text = try? numbers.textOfNumber(input.number, format) else { return }
      let problem = numbers.problem(text, .complete, format)
      try require(problem == nil, "\(text.escaped) isn't complete: \(problem.words)")
      let value = numbers.valueOfText(text, format)
      let isRounded = input.number.fractionCount > format.maximumFractionDigits
      try require(value == input.number || isRounded, "\(text.escaped) is read as \(value.words)")
      let again = try? value.map { try numbers.textOfNumber($0, format) }
      try requireEqual(again, text, "the text written again")
    })
}

extension ExactNumber {
  /// The number of decimal places; the maximum integer if the exponent is extreme and negative.
  fileprivate var fractionCount: Int {
    switch exponent {
    case .near(let value): max(0, -value)
    case .far(let isNegative, _): isNegative ? .max : 0
    }
  }
}

extension ExactNumber? { fileprivate var words: String { map { "\($0)" } ?? "none" } }
