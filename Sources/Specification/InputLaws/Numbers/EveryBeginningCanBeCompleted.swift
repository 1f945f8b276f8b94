extension Law {
  package static let everyBeginningCanBeCompleted = Law(
    """
    A text that is accepted while typing can be completed to a number by adding symbols that the \
    reported problem lists.
    """, clauses: ["N1.5", "N1.13"],
    Property(forAll: .numberText) { subject, input in
      let (numbers, format) = (subject.numbers, input.format)
      try assume(numbers.problem(input.text, .partial, format) == nil)
      let ways = try [false, true].map { prefersSeparators in
        try format.completes(input.text, by: numbers, prefersSeparators: prefersSeparators)
      }
      try require(ways.contains(true), "\(input.text.escaped) can't be completed")
    })
}

extension NumberFormat {
  /// Whether the text becomes a complete number after up to twelve symbols that the problems list.
  fileprivate func completes(
    _ text: String, by numbers: Implementation.Numbers, prefersSeparators: Bool
  ) throws -> Bool {
    var text = text
    for _ in 0..<12 {
      guard let problem = numbers.problem(text, .complete, self) else { return true }
      try require(
        problem.offset == text.utf16.count && problem.found == nil,
        "\(text.escaped) is accepted, but can't be continued: \(problem)")
      let next = scalar(for: problem.expected, after: text, prefersSeparators)
      guard let next else { return false }
      text.unicodeScalars.append(next)
    }
    return false
  }

  /// A scalar that may follow the text: the next one of an exponent mark, a separator, or a digit.
  private func scalar(for expected: Set<NumberToken>, after text: String, _ prefersSeparators: Bool)
    -> Unicode.Scalar?
  {
    if expected == [.exponentMark] { return restOfMark(after: text) }
    let separator: Unicode.Scalar? =
      expected.contains(.groupingSeparator)
      ? symbols.groupingSeparator
      : expected.contains(.decimalSeparator) ? symbols.decimalSeparator : nil
    let digit: Unicode.Scalar? = expected.contains(.digit) ? "1" : nil
    return prefersSeparators ? separator ?? digit : digit ?? separator
  }

  /// The next scalar of the exponent mark whose first scalars end the text, or `nil`.
  private func restOfMark(after text: String) -> Unicode.Scalar? {
    let mark = Array(symbols.exponentMark.unicodeScalars)
    let written = Array(text.unicodeScalars)
    let count = (1..<max(2, mark.count)).last { written.suffix($0) == mark.prefix($0) }
    return count.map { mark[$0] }
  }
}
