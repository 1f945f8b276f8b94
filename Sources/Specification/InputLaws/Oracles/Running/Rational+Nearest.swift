// Laws check rounding by its definition, with the model's exact numbers.
extension Rational {
  /// A quotient of products of nonnegative numbers.
  init(_ factors: Int..., over divisors: Int...) {
    let product: ([Int]) -> Natural = { $0.reduce(Natural(1)) { $0 * Natural($1) } }
    self.init(product(factors), over: product(divisors))
  }

  /// Whether a whole number is the correct result: the nearest one, with halves away from zero, or
  /// the next one towards zero.
  func rounds(to number: Int, _ rounding: ValueRounding = .nearest) -> Bool {
    guard number >= 0 else { return false }
    // The number, or the number less a half, isn't above the quotient, but one more is.
    let isNearest = rounding == .nearest
    let value = isNearest ? numerator + numerator + denominator : numerator + numerator
    let low = (Natural(number) + Natural(number)) * denominator
    return low <= value && value < low + denominator + denominator
  }

  /// Whether the double is the nearest, with ties to even.
  func isNearest(_ double: Double) -> Bool {
    guard double.isFinite, double.sign == .plus else { return false }
    let twice = self + self
    let exact = Rational(exactly: double)
    let (above, isEven) = (
      exact + Rational(exactly: double.nextUp), double.significandBitPattern % 2 == 0
    )
    if above < twice || above == twice && !isEven { return false }
    if double == 0 { return true }
    let below = exact + Rational(exactly: double.nextDown)
    return below < twice || below == twice && isEven
  }

  /// Whether the quotient rounds to more than a limit.
  func isBeyond(_ limit: Int) -> Bool {
    numerator + numerator >= (Natural(limit) + Natural(limit) + Natural(1)) * denominator
  }

  /// Whether the quotient is less.
  static func < (one: Rational, other: Rational) -> Bool {
    one.numerator * other.denominator < other.numerator * one.denominator
  }

  /// Whether the quotients are equal.
  static func == (one: Rational, other: Rational) -> Bool {
    one.numerator * other.denominator == other.numerator * one.denominator
  }
}
