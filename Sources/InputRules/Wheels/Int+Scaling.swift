extension Int {
  /// `self` times `factor` over `divisor`, rounded; nil where that is beyond an `Int`.
  ///
  /// None of the three is negative, and the divisor isn't zero. The product has twice the bits, so
  /// nothing is lost before it is divided.
  func scaled(by factor: Int, over divisor: Int, _ rounding: ValueRounding = .nearest) -> Int? {
    let product = magnitude.multipliedFullWidth(by: factor.magnitude)
    guard product.high < divisor.magnitude else { return nil }
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    let up: UInt = rounding == .nearest && remainder >= divisor.magnitude - remainder ? 1 : 0
    return Int(exactly: quotient &+ up)
  }
}
