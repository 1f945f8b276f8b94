/// A base and steps from the base: the numbers that can be within bounds, whatever their magnitude
/// (N9).
struct NumberGrid {
  /// The power of ten that divides the step and the base.
  private let unit: BigInteger
  /// The step, in units.
  private let step: Natural
  /// The base, in units.
  private let base: BigInteger

  /// The numbers at whole steps from the base; the step is above zero, and both can be expanded
  /// (N9).
  init(step: ExactNumber, from base: ExactNumber) {
    let last = BigInteger(step.exponent)
    unit = base.hasNoDigits ? last : min(last, BigInteger(base.exponent))
    self.step = step.whole(in: unit, roundingUp: false).magnitude
    self.base = base.whole(in: unit, roundingUp: false)
  }

  /// Whether the number, however many places it has, is a whole number of steps from the base (N9).
  func holds(_ number: ExactNumber) -> Bool {
    let zeros = BigInteger(number.exponent) - unit
    // A nonzero last digit after the unit, so the number isn't a whole number of units.
    if zeros.isNegative && !number.hasNoDigits { return false }
    let power = Natural.powerOfTen(zeros.magnitude, modulo: step)
    let size = BigInteger(isNegative: number.isNegative, Natural(number.significant) * power)
    return (BigInteger(size.modulo(step)) - base).modulo(step).isZero
  }

  /// Whether the interval contains a number on the grid (N9).
  func meets(_ interval: NumberInterval) -> Bool {
    if interval.isEmpty { return false }
    // The grid is infinite in both directions.
    guard let lower = interval.lower, let upper = interval.upper else { return true }
    let start = lower.whole(in: unit, roundingUp: true)
    let first = start + BigInteger((base - start).modulo(step))
    return interval.includesUpper
      ? first <= upper.whole(in: unit, roundingUp: false)
      : first < upper.whole(in: unit, roundingUp: true)
  }
}

extension ExactNumber {
  /// The number in units of ten to the power of `unit`, small enough to be expanded; if that isn't
  /// whole, the next whole number above or below (N9).
  fileprivate func whole(in unit: BigInteger, roundingUp: Bool) -> BigInteger {
    let zeros = (BigInteger(exponent) - unit).small ?? 0
    if zeros >= 0 || hasNoDigits {
      let size = Natural(significant).followedByZeros(max(0, zeros))
      return BigInteger(isNegative: isNegative, size)
    }
    let size = BigInteger(isNegative: isNegative, Natural(significant.dropLast(-zeros)))
    if roundingUp { return isNegative ? size : size + BigInteger(1) }
    return isNegative ? size - BigInteger(1) : size
  }
}
