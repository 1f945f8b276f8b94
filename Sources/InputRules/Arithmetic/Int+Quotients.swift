extension Int {
  /// `self` times `factor` divided by `divisor`, rounded; nil if that exceeds an `Int`.
  ///
  /// None of the three is negative, and the divisor isn't zero. The product has twice the bits, so
  /// nothing is lost before the division.
  func scaled(by factor: Int, over divisor: Int, _ rounding: ValueRounding = .nearest) -> Int? {
    let product = magnitude.multipliedFullWidth(by: factor.magnitude)
    guard product.high < divisor.magnitude else { return nil }
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    let up: UInt = rounding == .nearest && remainder >= divisor.magnitude - remainder ? 1 : 0
    return Int(exactly: quotient &+ up)
  }

  /// The quotient rounded down, and the remainder, which isn't negative.
  ///
  /// - Parameter divisor: above zero.
  func flooredQuotientAndRemainder(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// The greatest common divisor of both, by Euclid's algorithm.
func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (large, small) = (one, other)
  while small != 0 { (large, small) = (small, large % small) }
  return large
}
