import InputRules
import PropertyTesting

extension Law {
  package static let writingIsReadBack = Law(
    """
    A written number is a complete number of the format. Read back, it is the same number unless \
    it was rounded. Written again, it is the same text.
    """,
    about: .numbers, clauses: ["N7.7"],
    Property(forAll: .numberToWrite) { subject, input in
      let (numbers, format) = (subject.numbers, input.format)
      guard let text = try? numbers.text(of: input.number, in: format) else { return }
      let problem = numbers.problem(of: text, as: .complete, in: format)
      try require(problem == nil, "\(text.escaped) is not complete: \(problem.words)")
      let value = numbers.value(of: text, in: format)
      let isRounded = input.number.fractionCount > format.maximumFractionDigits
      try require(
        value == input.number || isRounded, "\(text.escaped) is read as \(value.words)")
      let again = try? value.map { try numbers.text(of: $0, in: format) }
      try requireEqual(again, text, "written again")
    })
}

extension ExactNumber {
  /// How many digits come after the point, if the exponent is near.
  fileprivate var fractionCount: Int {
    switch exponent {
    case .near(let value): max(0, -value)
    case .far(let isNegative, _): isNegative ? .max : 0
    }
  }
}

extension ExactNumber? {
  fileprivate var words: String { map { "\($0)" } ?? "none" }
}
