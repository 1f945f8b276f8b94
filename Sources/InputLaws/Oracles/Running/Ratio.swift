import InputRules

/// An exact quotient of whole numbers, which laws use to check rounding.
struct Ratio: Sendable {
  /// The numerator.
  let numerator: Whole
  /// The denominator; not zero.
  let denominator: Whole

  /// A quotient of products.
  init(_ factors: Int..., over divisors: Int...) {
    numerator = factors.reduce(Whole(1)) { $0 * Whole($1) }
    denominator = divisors.reduce(Whole(1)) { $0 * Whole($1) }
  }

  /// The exact value of a finite double, without its sign.
  init(_ double: Double) {
    let power = Int(max(1, double.exponentBitPattern)) - 1_075
    let bits = Int(double.significandBitPattern) | (double.isNormal ? 1 << 52 : 0)
    numerator = Whole(bits) * Whole.powerOfTwo(power)
    denominator = Whole.powerOfTwo(-power)
  }

  /// The value of a decimal number with an exponent that isn't far, without its sign.
  init(_ number: ExactNumber) {
    let digits = number.digits.reduce(Whole(0)) { $0 * Whole(10) + Whole(Int($1)) }
    let power = if case .near(let power) = number.exponent { power } else { 0 }
    numerator = digits * Whole.powerOfTen(power)
    denominator = Whole.powerOfTen(-power)
  }

  private init(_ numerator: Whole, over denominator: Whole) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The sum.
  static func + (one: Ratio, other: Ratio) -> Ratio {
    Ratio(
      one.numerator * other.denominator + other.numerator * one.denominator,
      over: one.denominator * other.denominator)
  }

  /// The product.
  static func * (one: Ratio, other: Ratio) -> Ratio {
    Ratio(one.numerator * other.numerator, over: one.denominator * other.denominator)
  }

  /// Whether the whole number is the correct result: the nearest, and half away from zero, or the
  /// next one towards zero.
  func rounds(to number: Int, _ rounding: ValueRounding = .nearest) -> Bool {
    guard number >= 0 else { return false }
    // The number, or half less, isn't above the quotient; and one more is.
    let isNearest = rounding == .nearest
    let value = isNearest ? numerator + numerator + denominator : numerator + numerator
    let low = (Whole(number) + Whole(number)) * denominator
    return low <= value && value < low + denominator + denominator
  }

  /// Whether the double is the nearest, ties to even.
  func isNearest(_ double: Double) -> Bool {
    guard double.isFinite, double.sign == .plus else { return false }
    let twice = self + self
    let (above, isEven) = (
      Ratio(double) + Ratio(double.nextUp), double.significandBitPattern % 2 == 0
    )
    if above < twice || above == twice && !isEven { return false }
    if double == 0 { return true }
    let below = Ratio(double) + Ratio(double.nextDown)
    return below < twice || below == twice && isEven
  }

  /// Whether it rounds to more than a limit.
  func isBeyond(_ limit: Int) -> Bool {
    numerator + numerator >= (Whole(limit) + Whole(limit) + Whole(1)) * denominator
  }
}

extension Ratio: Comparable {
  /// Whether the quotient is less.
  static func < (one: Ratio, other: Ratio) -> Bool {
    one.numerator * other.denominator < other.numerator * one.denominator
  }

  /// Whether the quotients are equal.
  static func == (one: Ratio, other: Ratio) -> Bool {
    one.numerator * other.denominator == other.numerator * one.denominator
  }
}
