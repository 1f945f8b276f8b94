extension Law {
  package static let positionsSurviveTheirValues = Law(
    """
    The value of a wheel position is its index, divided by ten for each fraction digit. The value \
    as a double is the nearest double. Either value selects the same position.
    """, clauses: ["W3"],
    Property(forAll: .wheelPosition) { subject, input in
      let (wheels, set) = (subject.wheels, input.set)
      let exact = try wheels.valueAtCount(input.count, set)
      try requireEqual(exact, input.value, "the exact value")
      try require(!exact.isNegative, "\(exact) has a minus sign")
      let double = try wheels.doubleAtCount(input.count, set)
      // Both operands are exact as doubles, so the quotient is the nearest double to the value.
      let expected = Double(input.count) / Double(set.placesInOne)
      try requireEqual(double.bitPattern, expected.bitPattern, "\(double) for \(expected)")
      for rounding in ValueRounding.allCases {
        let count = try wheels.countOfNumber(exact, rounding, set)
        try requireEqual(count, input.count, "the count of \(exact), \(rounding)")
      }
      let count = try wheels.countOfValue(double, .nearest, set)
      try requireEqual(count, input.count, "the count of \(double)")
    })
}

extension WheelPosition {
  fileprivate var value: ExactNumber {
    let digits = String(count).utf8.map { $0 - 48 }
    return ExactNumber(trusting: digits, exponent: .near(-set.fractionDigits))
  }
}
