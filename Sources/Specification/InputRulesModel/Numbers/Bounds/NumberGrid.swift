/// All numbers that are a whole number of steps from a base (N9).
struct NumberGrid {
  /// The exponent of the power of ten that divides both the step and the base.
  private let unit: BigInteger
  /// The step, as a multiple of this power.
  private let step: Natural
  /// The base, as a multiple of this power.
  private let base: BigInteger

  /// Creates the grid; the step must be positive, and the exponents of step and base must be near
  /// (N9).
  init(step: ExactNumber, from base: ExactNumber) {
    let last = BigInteger(step.exponent)
    unit = base.hasNoDigits ? last : min(last, BigInteger(base.exponent))
    self.step = step.whole(in: unit, roundingUp: false).magnitude
    self.base = base.whole(in: unit, roundingUp: false)
  }

  /// Whether the number is on the grid, whatever its exponent is (N9).
  func holds(_ number: ExactNumber) -> Bool {
    let zeros = BigInteger(number.exponent) - unit
    // The number has digits after the grid's last place, so it isn't on the grid.
    if zeros.isNegative && !number.hasNoDigits { return false }
    let power = Natural.powerOfTen(zeros.magnitude, modulo: step)
    let size = BigInteger(isNegative: number.isNegative, Natural(number.significant) * power)
    return (BigInteger(size.modulo(step)) - base).modulo(step).isZero
  }

  /// Whether any number on the grid is in the interval (N9).
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
  /// The number in units of ten to the power of `unit`, rounded up or down (N9).
  ///
  /// The number must be small enough for its digits to be written out.
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

/// An interval of numbers, which may be unlimited (N9).
struct NumberInterval {
  /// The smallest number in the interval, or `nil` if there is none.
  var lower: ExactNumber?
  /// The upper limit, or `nil` if there is none.
  var upper: ExactNumber?
  var includesUpper = true

  /// The numbers that are in both intervals (N9).
  func and(_ other: NumberInterval) -> NumberInterval {
    let lower = [lower, other.lower].compactMap { $0 }.max { $0.isBelow($1) }
    guard let upper else {
      return NumberInterval(lower: lower, upper: other.upper, includesUpper: other.includesUpper)
    }
    guard let otherUpper = other.upper else {
      return NumberInterval(lower: lower, upper: upper, includesUpper: includesUpper)
    }
    if upper.isBelow(otherUpper) {
      return NumberInterval(lower: lower, upper: upper, includesUpper: includesUpper)
    }
    let isSame = !otherUpper.isBelow(upper)
    return NumberInterval(
      lower: lower, upper: otherUpper,
      includesUpper: other.includesUpper && (includesUpper || !isSame))
  }

  /// Whether the interval doesn't contain any number (N9).
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper.isBelow(lower) || !includesUpper && !lower.isBelow(upper)
  }

  /// Whether the interval contains the number (N9).
  func holds(_ number: ExactNumber) -> Bool {
    !and(NumberInterval(lower: number, upper: number)).isEmpty
  }

  /// The interval of the opposite numbers; it includes both ends (N9).
  var mirrored: NumberInterval { NumberInterval(lower: upper?.opposite, upper: lower?.opposite) }

  /// Zero and the positive numbers (N9).
  static let fromZero = NumberInterval(lower: ExactNumber(written: []))

  /// Zero and the negative numbers (N9).
  static let toZero = NumberInterval(upper: ExactNumber(written: []))
}

extension NumberBounds {
  /// The numbers from the minimum to the maximum (N9).
  var interval: NumberInterval { NumberInterval(lower: minimum, upper: maximum) }

  /// The grid of the step, or `nil` if there is no step (N9).
  var grid: NumberGrid? { step.map { NumberGrid(step: $0, from: stepBase) } }

  /// The grid of the numbers that the format can write: the step's grid or, if there is no step,
  /// the multiples of one unit of the last fraction digit.
  ///
  /// With more than a thousand fraction digits, the grid is `nil`. Bounds have at most that many,
  /// so the format can then write a number that is near enough (N9).
  func grid(of format: NumberFormat) -> NumberGrid? {
    if let grid { return grid }
    let places = format.mostPlaces
    if places > 1_000 { return nil }
    let last = ExactNumber(written: [1], exponent: .near(-places))
    return NumberGrid(step: last, from: ExactNumber(written: []))
  }

  /// The grid of the opposite numbers (N9).
  func mirroredGrid(of format: NumberFormat) -> NumberGrid? {
    step.map { NumberGrid(step: $0, from: stepBase.opposite) } ?? grid(of: format)
  }
}

/// Whether a partial number in a format without exponents can be continued to a number within
/// bounds (N9).
///
/// The text determines the first digits, and so a range of magnitudes. A negative number is handled
/// as a positive number with opposite bounds.
struct NumberCompletion {
  let format: NumberFormat
  let parts: NumberParts
  /// The patterns that may follow the number.
  let prospect: Prospect

  /// Whether any continuation's magnitude is in the interval and on the grid (N9).
  func canReach(_ interval: NumberInterval, on grid: NumberGrid?) -> Bool {
    let goal = interval.and(.fromZero)
    if goal.isEmpty { return false }
    let sizes = parts.hasSeparator ? [sizesOfFraction] : sizes(upTo: goal.upper)
    return sizes.contains { size in
      let common = size.and(goal)
      return !common.isEmpty && (grid?.meets(common) ?? true)
    }
  }

  /// The magnitudes that further fraction digits can give (N9).
  private var sizesOfFraction: NumberInterval {
    sizes(beginningWith: parts.integer + parts.fraction, last: -parts.fraction.count)
  }

  /// The magnitudes that further integer digits can give, for each number of digits that the format
  /// allows (N9).
  ///
  /// With more integer digits than `greatest` has, all magnitudes are too large, unless the first
  /// digits are zeros.
  private func sizes(upTo greatest: ExactNumber?) -> [NumberInterval] {
    let mayGrow = !furtherDigit(after: prospect).isHopeless
    let isZero = parts.integer.allSatisfy { $0 == 0 }
    // If there are no digits or only zeros, further digits can give any magnitude.
    if isZero && mayGrow { return [.fromZero] }
    // Any number of further digits can give an interval that is longer than any step.
    guard let greatest else { return mayGrow ? [.fromZero] : sizes(addingAtMost: 0) }
    return sizes(addingAtMost: mayGrow ? max(0, greatest.order.small ?? 0) : 0)
  }

  /// The magnitudes that up to `most` further integer digits can give (N9).
  private func sizes(addingAtMost most: Int) -> [NumberInterval] {
    var sizes: [NumberInterval] = []
    var prospect = prospect
    for count in 0...most {
      if isLastDigitOfIntegers(before: prospect) {
        sizes.append(self.sizes(beginningWith: parts.integer, last: count))
      }
      prospect = furtherDigit(after: prospect)
    }
    return sizes
  }

  /// The patterns that may follow another integer digit, with or without a separator before (N4.3).
  private func furtherDigit(after prospect: Prospect) -> Prospect {
    prospect.or(prospect.after(any: .groupingSeparator)).after(any: .digit)
  }

  /// Whether the integer part may end where `prospect` follows (N1.2).
  private func isLastDigitOfIntegers(before prospect: Prospect) -> Bool {
    prospect.mayEnd || prospect.beginnings.contains(.decimalSeparator)
  }

  /// The magnitudes of the numbers that begin with these digits (N9).
  ///
  /// The digits are multiplied by ten to the power of `last`. The upper limit has nines in all
  /// further places that the format allows.
  private func sizes(beginningWith digits: [UInt8], last: Int) -> NumberInterval {
    let most = format.mostPlaces
    let lower = ExactNumber(written: digits, exponent: .near(last))
    if -last >= most { return NumberInterval(lower: lower, upper: lower) }
    if most > 1_000 {
      let next = (Natural(digits) + Natural(1)).digits
      let upper = ExactNumber(written: next, exponent: .near(last))
      return NumberInterval(lower: lower, upper: upper, includesUpper: false)
    }
    let nines = Array(repeating: UInt8(9), count: last + most)
    return NumberInterval(
      lower: lower, upper: ExactNumber(written: digits + nines, exponent: .near(-most)))
  }
}
