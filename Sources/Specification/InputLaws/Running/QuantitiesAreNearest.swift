extension Law {
  package static let quantitiesAreNearest = Law(
    """
    A quantity is the nearest to the exact number in its unit, with halves rounded away from zero. \
    NaN, infinite and negative numbers are refused for the first such reason. Another number is \
    refused only beyond the limit, or if it rounds to zero but must not be zero.
    """,
    about: .runs, clauses: ["R1.7", "R5"],
    Property(forAll: .numberInUnits) { subject, number in
      let runs = subject.runs
      guard let value = number.exact else { return try number.requireRefusal(by: runs) }
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
  /// Claims that a number that can't be a quantity is refused for the first reason.
  fileprivate func requireRefusal(by runs: Implementation.Runs) throws {
    guard let problem else { return }
    for unit in DistanceUnit.allCases {
      try requireEqual(
        RunAnswer(try distance(in: unit, by: runs)), .refused(problem), "distance in \(unit)")
    }
    for unit in SpeedUnit.allCases {
      try requireEqual(RunAnswer(try speed(in: unit, by: runs)), .refused(problem), "in \(unit)")
    }
    guard case .double(let seconds) = self else { return }
    try requireEqual(RunAnswer(try runs.timeOfSeconds(seconds)), .refused(problem), "time")
    for unit in DistanceUnit.allCases {
      let pace = RunAnswer(try runs.paceOfSeconds(seconds, unit))
      try requireEqual(pace, .refused(problem), "pace for \(unit)")
    }
  }

  /// The reason the number can't be a quantity, or `nil` if it may be one.
  private var problem: RunProblem? {
    switch self {
    case .double(let value):
      value.isNaN ? .notANumber : value.isInfinite ? .infinite : value < 0 ? .negative : nil
    case .decimal(let value): value.isNegative && !value.isZero ? .negative : nil
    }
  }

  /// The exact value of a number that isn't negative or extremely large or small; otherwise `nil`.
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
  /// The microseconds for a thousand of the unit, or `nil` if that isn't a whole number.
  fileprivate func time(forThousand unit: DistanceUnit) -> Int? {
    let (count, rest) = (1_000 * unit.micrometers).quotientAndRemainder(dividingBy: micrometers)
    let (product, overflows) = microseconds.multipliedReportingOverflow(by: count)
    return rest == 0 && !overflows ? product : nil
  }
}
