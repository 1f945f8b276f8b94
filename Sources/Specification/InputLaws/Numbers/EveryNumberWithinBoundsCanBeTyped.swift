extension Law {
  package static let everyNumberWithinBoundsCanBeTyped = Law(
    "A number within the bounds can be typed: all its prefixes are accepted.",
    clauses: ["N2", "N9"],
    Property(forAll: .withinBounds) { subject, input in
      let numbers = subject.numbers
      guard let value = numbers.valueOfText(input.text, input.format) else { return }
      try assume(numbers.isWithinBounds(input.bounds, value))
      var typed = String.UnicodeScalarView()
      for scalar in input.text.unicodeScalars {
        typed.append(scalar)
        try require(
          numbers.canTextBeCompleted(String(typed), input.format, input.bounds),
          "\(String(typed).escaped) can't be completed within the bounds")
      }
    })
}
