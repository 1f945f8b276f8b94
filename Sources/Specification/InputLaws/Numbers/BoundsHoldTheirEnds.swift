extension Law {
  package static let boundsHoldTheirEnds = Law(
    """
    Bounds without a step include both ends and no number outside, however close. With a step, \
    they include each whole number of steps from the base, however far. A step is greater than \
    zero.
    """, about: .numbers, clauses: ["N9"],
    Property(forAll: .boundsWithSteps) { subject, input in
      let numbers = subject.numbers
      if let step = input.step {
        let bounds = try NumberBounds(step: step, stepBase: input.base)
        let reached = input.base.plus(step, times: input.count)
        try require(
          numbers.isWithinBounds(bounds, reached),
          "\(reached) is \(input.count) steps from the base")
        let between = reached.nudged
        try input.requireFarSteps(of: step, by: numbers)
        for wrong in [step.negated, .zero] {
          try require((try? NumberBounds(step: wrong, stepBase: input.base)) == nil, "\(wrong)")
        }
        try require(!numbers.isWithinBounds(bounds, between), "\(between) is between two steps")
      } else {
        let bounds = try NumberBounds(minimum: input.base, maximum: input.base)
        try require(numbers.isWithinBounds(bounds, input.base), "\(input.base) is both ends")
        try require(
          !numbers.isWithinBounds(bounds, input.base.nudged), "\(input.base.nudged) is beyond")
      }
    })
}

/// A base, a step, and the number of steps.
private struct BoundsWithSteps: Sendable {
  var base: ExactNumber
  var step: ExactNumber?
  var count: Int
}

extension BoundsWithSteps {
  /// Requires that a power of ten is on the grid whose base is its remainder modulo the step, and
  /// on no other grid.
  fileprivate func requireFarSteps(of step: ExactNumber, by numbers: Implementation.Numbers) throws
  {
    guard case .near(let unit) = step.exponent else { return }
    let size = step.digits.reduce(0) { $0 * 10 + Int($1) }
    let places = (count + 25) * 20
    let rest = (0..<places).reduce(1 % size) { power, _ in power * 10 % size }
    let far = ExactNumber(trusting: [1], exponent: .near(places + unit))
    for base in Set([rest, 0, size / 2]) {
      let digits = String(base).utf8.map { $0 - 48 }
      let bounds = try NumberBounds(
        step: step, stepBase: ExactNumber(trusting: digits, exponent: .near(unit)))
      try requireEqual(
        numbers.isWithinBounds(bounds, far), base == rest, "\(far) in steps from \(bounds.stepBase)"
      )
    }
  }
}

extension Generator<BoundsWithSteps> {
  fileprivate static let boundsWithSteps = Generator { source in
    let base = source.smallNumber()
    let digits = [UInt8(1 + source.choose(upTo: 8))] + source.digits(upTo: 2)
    let step = ExactNumber(trusting: digits, exponent: .near(-Int(source.choose(upTo: 3))))
    return BoundsWithSteps(
      base: base, step: source.flip(0.7) ? step : nil, count: Int(source.choose(upTo: 50)) - 25)
  }
}

extension ExactNumber {
  /// The number in ten-thousandths; all numbers in this law are whole multiples of this unit.
  private var units: Int {
    guard case .near(let exponent) = exponent, exponent >= -4 else { return 0 }
    let value = (digits + Array(repeating: 0, count: exponent + 4)).reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -value : value
  }

  private init(units: Int) {
    self.init(
      isNegative: units < 0, trusting: String(units.magnitude).utf8.map { $0 - 48 },
      exponent: .near(-4))
  }

  fileprivate func plus(_ step: ExactNumber, times count: Int) -> ExactNumber {
    ExactNumber(units: units + step.units * count)
  }

  /// The number, slightly increased.
  fileprivate var nudged: ExactNumber {
    let zeros = Array(repeating: UInt8(0), count: 30)
    let value = ExactNumber(units: units)
    guard !value.isZero, case .near(let exponent) = value.exponent else {
      return ExactNumber(trusting: [1], exponent: .near(-40))
    }
    return ExactNumber(
      isNegative: isNegative, trusting: value.digits + zeros + [1], exponent: .near(exponent - 31))
  }
}
