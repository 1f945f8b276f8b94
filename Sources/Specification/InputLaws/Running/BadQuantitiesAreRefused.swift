extension Law {
  package static let badQuantitiesAreRefused = Law(
    """
    A number that is not a number, infinite, negative or too large is refused for the first of \
    these reasons. Minus zero counts as zero, which only a speed and a pace refuse.
    """,
    about: .runs, clauses: ["R5"],
    Property(forAll: .badNumber) { subject, number in
      let expected = number.expected
      for unit in DistanceUnit.allCases {
        let distance = RunAnswer(try number.distance(in: unit, by: subject.runs))
        try requireEqual(
          distance, expected.map { .refused($0) } ?? .value(.zero), "distance in \(unit)")
      }
      for unit in SpeedUnit.allCases {
        let speed = RunAnswer(try number.speed(in: unit, by: subject.runs))
        try requireEqual(speed, .refused(expected ?? .zero), "speed in \(unit)")
      }
      guard case .double(let value) = number else { return }
      let time = RunAnswer(try subject.runs.timeOfSeconds(value))
      try requireEqual(time, expected.map { .refused($0) } ?? .value(.zero), "time")
      for unit in DistanceUnit.allCases {
        let pace = RunAnswer(try subject.runs.paceOfSeconds(value, unit))
        try requireEqual(pace, .refused(expected ?? .zero), "pace for \(unit)")
      }
    })
}

extension NumberInUnits {
  /// Why it is refused; nil for a zero.
  fileprivate var expected: RunProblem? {
    switch self {
    case .double(let value):
      value.isNaN
        ? .notANumber
        : value.isInfinite ? .infinite : value < 0 ? .negative : value == 0 ? nil : .tooLarge
    case .decimal(let value): value.isZero ? nil : value.isNegative ? .negative : .tooLarge
    }
  }
}

extension Generator<NumberInUnits> {
  /// Zeros of both signs, and numbers that no quantity has.
  fileprivate static var badNumber: Generator {
    let fixed: [Double] = [
      0, -0.0, .nan, -.nan, .infinity, -.infinity, 1e300, -1e300, -.leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1.01e9, 0x1p63, 0x1p64,
    ]
    return Generator { source in
      switch source.choose(upTo: 3) {
      case 0: .double(source.element(of: fixed))
      case 1: .double(-source.draw(.double(in: 0...1e12)) - .leastNonzeroMagnitude)
      case 2: .decimal(source.badDecimal())
      default: .double(source.draw(.double(in: 1.01e9...1e300)))
      }
    }
  }
}

extension ChoiceSource {
  /// A zero, a number below it, or one above all quantities, by any amount.
  fileprivate mutating func badDecimal() -> ExactNumber {
    let digits = [UInt8(1 + choose(upTo: 8))] + digits(upTo: 4)
    let far = PowerOfTen(isNegative: false, trusting: Array(repeating: 9, count: 25))
    switch choose(upTo: 4) {
    case 0: return ExactNumber(isNegative: flip(), trusting: [])
    case 1:
      return ExactNumber(
        isNegative: true, trusting: digits, exponent: .near(-Int(choose(upTo: 40))))
    case 2:
      return ExactNumber(
        isNegative: flip(), trusting: digits, exponent: .near(10 + Int(choose(upTo: 400))))
    case 3: return ExactNumber(isNegative: flip(), trusting: digits, exponent: .near(1 << 62))
    default: return ExactNumber(isNegative: flip(), trusting: digits, exponent: far)
    }
  }
}
