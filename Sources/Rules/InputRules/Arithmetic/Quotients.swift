extension Int {
  /// `self` times `factor` divided by `divisor`, rounded; `nil` if the result doesn't fit in an
  /// `Int`.
  ///
  /// The numbers must not be negative, and the divisor must not be zero. The product has twice as
  /// many bits as an `Int`, so no bits are lost before the division.
  func scaled(by factor: Int, over divisor: Int, _ rounding: ValueRounding = .nearest) -> Int? {
    let product = magnitude.multipliedFullWidth(by: factor.magnitude)
    guard product.high < divisor.magnitude else { return nil }
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    let up: UInt = rounding == .nearest && remainder >= divisor.magnitude - remainder ? 1 : 0
    return quotient == .max ? nil : Int(exactly: quotient + up)
  }

  /// The quotient, rounded down, and the nonnegative remainder.
  /// - Parameter divisor: above zero.
  func flooredQuotientAndRemainder(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// The greatest common divisor of two integers, by Euclid's algorithm.
func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (large, small) = (one, other)
  while small != 0 { (large, small) = (small, large % small) }
  return large
}

extension Double {
  /// Creates the double nearest to a quotient of integers, with ties rounded to even.
  /// - Parameters:
  ///   - numerator: the numerator, in two machine words.
  ///   - divisor: not zero.
  init(nearest numerator: (high: UInt, low: UInt), over divisor: UInt) {
    guard numerator.high != 0 || numerator.low != 0 else {
      self = 0
      return
    }
    // The shifted divisor's highest bit is set, so it exceeds the numerator's high word, whose
    // highest bit is clear. Therefore, the quotient has 62 bits or more. Lost bits matter only for
    // ties, so one bit records whether any lost bit is set.
    let raise = divisor.leadingZeroBitCount
    let (shifted, shift, isCut) = normalized(numerator)
    let (quotient, remainder) = (divisor << raise).dividingFullWidth(shifted)
    let sticky = quotient | (remainder != 0 || isCut ? 1 : 0)
    self.init(sign: .plus, exponent: raise - shift, significand: Double(sticky))
  }
}

/// Returns the number, shifted so that its highest set bit is the second from the left; the number
/// of places shifted left; and whether a set bit was lost.
private func normalized(
  _ number: (high: UInt, low: UInt)
) -> (number: (high: UInt, low: UInt), shift: Int, isCut: Bool) {
  let (high, low) = number
  if high == 0 {
    // The low word is shifted into the high word, whose highest bit stays clear.
    let up = low.leadingZeroBitCount + 63
    return ((up > 63 ? low << (up - 64) : low >> 1, up > 63 ? 0 : low << 63), up, false)
  }
  let shift = high.leadingZeroBitCount - 1
  if shift < 0 { return ((high >> 1, high << 63 | low >> 1), -1, low & 1 == 1) }
  return ((high << shift | low >> (64 - shift), low << shift), shift, false)
}
