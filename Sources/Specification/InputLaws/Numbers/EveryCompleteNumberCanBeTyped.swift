extension Law {
  package static let everyCompleteNumberCanBeTyped = Law(
    "A complete number is accepted as a whole, and so is each of its prefixes while it is typed.",
    clauses: ["N1.2", "N1.3", "N1.5", "N2", "N3.2", "N3.3", "N4.1", "N4.2", "N4.3"],
    Property(forAll: .writtenNumber()) { subject, number in
      var typed = String.UnicodeScalarView()
      for scalar in [""] + number.text.unicodeScalars.map({ String($0) }) {
        typed.append(contentsOf: scalar.unicodeScalars)
        let problem = subject.numbers.problem(String(typed), .partial, number.format)
        try require(problem == nil, "\(String(typed).escaped) can't be typed: \(problem.words)")
      }
      let problem = subject.numbers.problem(number.text, .complete, number.format)
      try require(problem == nil, "the number isn't complete: \(problem.words)")
    })
}
