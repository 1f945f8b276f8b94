/// The numbers that are a whole number of steps from a base; in units of a power of ten, they are
/// the multiples of `size`, plus `offset` (N9).
struct NumberGrid {
  /// The exponent of the unit: the last decimal place in which the step or the base has a digit.
  let unit: Int
  /// The step, in units; greater than zero.
  let size: UInt64
  /// The remainder of the base divided by the step, in units; less than `size`.
  let offset: UInt64

  /// Creates the grid of steps of `step` from `base`, which together must span at most 18 digits.
  init(step: ExactNumber, base: ExactNumber) {
    unit = [step, base].filter { !$0.isZero }.compactMap(\.nearExponent).min() ?? 0
    let (unit, size) = (unit, step.magnitude(inUnitsOf: unit) ?? 1)
    self.size = size
    let rest = base.remainder(dividingBy: size, inUnitsOf: unit) ?? 0
    offset = base.isNegative && rest > 0 ? size - rest : rest
  }

  /// Creates the grid of all numbers with at most `fractionDigits` fraction digits.
  init(fractionDigits: Int) {
    unit = -fractionDigits
    size = 1
    offset = 0
  }

  init(mirroring other: NumberGrid) {
    unit = other.unit
    size = other.size
    offset = other.offset == 0 ? 0 : other.size - other.offset
  }

  /// Whether the number is on the grid; a large exponent barely increases the time.
  func contains(_ number: ExactNumber) -> Bool {
    guard let rest = number.remainder(dividingBy: size, inUnitsOf: unit) else { return false }
    return (number.isNegative && rest > 0 ? size - rest : rest) == offset
  }

  /// The smallest number on the grid that is at least `start`; both are in units.
  func first(from start: [UInt8]) -> [UInt8] {
    let rest = start.remainder(by: size)
    let distance = offset >= rest ? offset - rest : size - (rest - offset)
    return start.adding(distance.decimalDigits)
  }
}

extension ExactNumber {
  /// The magnitude in units of a power of ten; `nil` if it isn't a whole number of units or doesn't
  /// fit in 64 bits.
  fileprivate func magnitude(inUnitsOf unit: Int) -> UInt64? {
    guard let exponent = nearExponent, exponent >= unit else { return nil }
    let digits = digits + Array(repeating: 0, count: exponent - unit)
    return UInt64(digits.text)
  }

  /// The remainder when the magnitude, in units of a power of ten, is divided by `divisor`; `nil`
  /// if the magnitude isn't a whole number of units.
  fileprivate func remainder(dividingBy divisor: UInt64, inUnitsOf unit: Int) -> UInt64? {
    if isZero { return 0 }
    let zeros = exponent.advanced(by: -unit)
    if zeros < .near(0) { return nil }
    return digits.remainder(by: divisor).multiplied(
      by: zeros.powerOfTen(modulo: divisor), modulo: divisor)
  }
}

extension PowerOfTen {
  /// Ten to this power modulo `divisor`; the power must not be negative, but may be large, because
  /// it is processed digit by digit.
  fileprivate func powerOfTen(modulo divisor: UInt64) -> UInt64 {
    switch self {
    case .near(let value): value.magnitude.decimalDigits.powerOfTen(modulo: divisor)
    case .far(_, let digits): digits.powerOfTen(modulo: divisor)
    }
  }
}

extension [UInt8] {
  /// Ten to the power of the number with these digits, modulo `divisor`; for each further digit,
  /// the result is first raised to the tenth power.
  fileprivate func powerOfTen(modulo divisor: UInt64) -> UInt64 {
    reduce(1 % divisor) { power, digit in
      power.raised(to: 10, modulo: divisor).multiplied(
        by: (10 % divisor).raised(to: digit, modulo: divisor), modulo: divisor)
    }
  }
}

extension UInt64 {
  fileprivate func multiplied(by other: UInt64, modulo divisor: UInt64) -> UInt64 {
    let product = multipliedFullWidth(by: other)
    return divisor.dividingFullWidth((product.high % divisor, product.low)).remainder
  }

  fileprivate func raised(to exponent: UInt8, modulo divisor: UInt64) -> UInt64 {
    (0..<exponent).reduce(1 % divisor) { power, _ in power.multiplied(by: self, modulo: divisor) }
  }
}
