extension Law {
  package static let valueKeepsEveryDigit = Law(
    "The value of a complete number keeps the sign, every digit and the power of ten.",
    clauses: ["N3.2", "N5"],
    Property(forAll: .writtenNumber(upTo: 40)) { subject, number in
      let value = subject.numbers.valueOfText(number.text, number.format)
      try requireEqual(value, number.value)
      try requireEqual(value?.isNegative, number.isNegative, "whether it is negative")
    })
}

extension WrittenNumber {
  /// The value of the parts; the fraction's digits reduce the exponent unless it is extreme.
  fileprivate var value: ExactNumber {
    var exponent = PowerOfTen(isNegative: exponentIsNegative, trusting: exponentDigits)
    if case .near(let written) = exponent { exponent = .near(written - fractionCount) }
    return ExactNumber(isNegative: isNegative, trusting: digits, exponent: exponent)
  }
}
