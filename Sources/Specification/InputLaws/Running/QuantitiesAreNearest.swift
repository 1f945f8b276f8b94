extension Law {
  package static let quantitiesAreNearest = Law(
    """
    A quantity is the nearest to the exact number in its unit, half away from zero. It is refused \
    only beyond the limit, or if it rounds to zero and must not be zero.
    """,
    about: .runs, clauses: ["R1.7", "R5"],
    Property(forAll: .numberInUnits) { subject, number in
      let runs = subject.runs
      guard let value = number.exact else { return }
      for unit in DistanceUnit.allCases {
        let distance = RunAnswer(try number.distance(in: unit, by: runs))
        try requireNearest(
          distance, value * Rational(unit.micrometers, over: 1), { $0.micrometers }, "\(unit)")
      }
      for unit in SpeedUnit.allCases {
        let hourly = value * Rational(unit.distance.micrometers, 3_600, over: unit.seconds)
        let speed = RunAnswer(try number.speed(in: unit, by: runs))
        try requireNearest(speed, hourly, { $0.hourly }, "\(unit)", isPositive: true)
      }
      guard case .double(let seconds) = number else { return }
      try requireNearest(
        RunAnswer(try runs.timeOfSeconds(seconds)), value * Rational(1_000_000, over: 1),
        { $0.microseconds }, "seconds")
      for unit in DistanceUnit.allCases {
        try requireNearest(
          RunAnswer(try runs.paceOfSeconds(seconds, unit)),
          value * Rational(1_000_000_000, over: 1), { $0.time(forThousand: unit) },
          "seconds for \(unit)", isPositive: true)
      }
    })
}

extension NumberInUnits {
  /// The exact value of a number from zero up that isn't too far away; nil for others.
  fileprivate var exact: Rational? {
    switch self {
    case .double(let value): return value >= 0 && value.isFinite ? Rational(exactly: value) : nil
    case .decimal(let value):
      guard !value.isNegative || value.isZero, case .near(let power) = value.exponent,
        power.magnitude < 1_000
      else { return nil }
      return Rational(sizeOf: value)
    }
  }
}

extension Pace {
  /// How many microseconds a thousand of the unit take, if that is a whole number.
  fileprivate func time(forThousand unit: DistanceUnit) -> Int? {
    let (count, rest) = (1_000 * unit.micrometers).quotientAndRemainder(dividingBy: micrometers)
    let (product, overflows) = microseconds.multipliedReportingOverflow(by: count)
    return rest == 0 && !overflows ? product : nil
  }
}
