extension Law {
  package static let problemsNameWhatMayFollow = Law(
    """
    The problem of a text that isn't a number is at the end of the longest valid prefix, and lists \
    exactly the symbols that may follow.
    """, clauses: ["N1.13", "N1.15"],
    Property(forAll: .numberText) { subject, input in
      let (numbers, format) = (subject.numbers, input.format)
      let problem = numbers.problem(input.text, .complete, format)
      guard let problem else { return }
      let head = input.text.prefix(units: problem.offset)
      func accepts(_ text: String) -> Bool { numbers.problem(text, .partial, format) == nil }
      try require(accepts(head), "\(head.escaped), before the problem, can't be typed")
      if let found = problem.found {
        try require(
          !accepts(head + String(found)), "\(String(found).escaped) is accepted there: \(problem)")
      } else {
        try require(head.hasSameUnits(as: input.text), "a scalar is missing before the end")
      }
      // A scalar that looks like a digit may also belong to an exponent mark.
      if problem.expected == [.exponentMark] { return }
      for (token, sample) in format.samples {
        try require(
          accepts(head + sample) == problem.expected.contains(token),
          "\(sample.escaped) after \(head.escaped): \(problem)")
      }
    })
}

extension NumberFormat {
  /// A text for each kind of symbol.
  fileprivate var samples: [(NumberToken, String)] {
    [
      (.digit, "0"), (.minus, "-"), (.plus, "+"),
      (.decimalSeparator, String(symbols.decimalSeparator)),
      (.groupingSeparator, String(symbols.groupingSeparator)),
    ]
  }
}
