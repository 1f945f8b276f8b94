extension Law {
  package static let numbersAreOrdered = Law(
    """
    Numbers are ordered by value, however far apart their exponents are, and numbers of equal \
    value are equal. A maximum allows exactly the numbers that aren't greater.
    """, clauses: ["N5", "N9"],
    Property(forAll: .number, .number, .element(of: 0, 1, 2, 3)) { subject, one, far, kind in
      // In about half of the cases, the second number equals the first or is close to it.
      let exponent = (one.exponent, one.digits + [0, 1])
      let other =
        switch (kind, exponent) {
        case (1, _): one
        case (2, (.near(let power), let digits)) where power > .min + 9:
          try ExactNumber(isNegative: one.isNegative, digits: digits, exponent: .near(power - 2))
        case (3, _): one.negated
        default: far
        }
      try requireEqual(one < other, one.isBelow(other), "\(one) less than \(other)")
      try requireEqual(other < one, other.isBelow(one), "\(other) less than \(one)")
      let isEqual = !one.isBelow(other) && !other.isBelow(one)
      try requireEqual(one == other, isEqual, "\(one) equal to \(other)")
      guard let bounds = try? NumberBounds(maximum: one) else { return }
      try requireEqual(
        subject.numbers.isWithinBounds(bounds, other), !one.isBelow(other),
        "\(other) at most \(one)")
    })
}
