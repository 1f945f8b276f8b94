/// A type's way of storing binary floating-point numbers (N5): a whole number with a given number
/// of bits, times a power of two that isn't below the smallest.
struct BinaryFormat {
  /// The number of bits in the whole number.
  let precision: Int
  /// The exponent of the smallest number above zero.
  let leastExponent: Int

  /// `Double`'s format (N5).
  static let double = BinaryFormat(precision: 53, leastExponent: -1074)

  /// `Float`'s format (N5).
  static let float = BinaryFormat(precision: 24, leastExponent: -149)

  /// The bits of the number nearest to the magnitude of `number`: how many of the type's numbers,
  /// from zero up, are below that number (N5).
  func bits(nearest number: ExactNumber) -> UInt64? {
    guard !number.hasNoDigits else { return 0 }
    guard let order = number.order.small else { return number.order.isNegative ? 0 : nil }
    // The largest number has 309 digits, and the smallest begins in the 324th place.
    if order > 400 { return nil }
    if order < -400 { return 0 }
    return bits(nearest: Rational(sizeOf: number))
  }

  /// The bits of the number nearest to a quotient (N5).
  func bits(nearest number: Rational) -> UInt64? {
    if number.numerator.isZero { return 0 }
    // The number is between 10 to the power of `order` − 1 and 10 to the power of `order` + 1.
    let order = number.numerator.digits.count - number.denominator.digits.count
    // Ten is slightly more than 2 to the power of 3.32; the magnitude isn't below 2 to the power of
    // `floor`.
    let floor = (order - 1) * 3322 / 1000 - 2
    let start = max(leastExponent - 1, floor - precision - 1)
    let (quotient, isExact) = quotient(of: number, byPowerOfTwo: start)
    return rounded(quotient, isExact: isExact, exponent: start)
  }

  /// The number divided by 2 to the power of `exponent`, rounded down, and whether it is exact
  /// (N5).
  private func quotient(of number: Rational, byPowerOfTwo exponent: Int) -> (UInt64, isExact: Bool)
  {
    let two = Natural(2).power(abs(exponent))
    let power = exponent < 0 ? Rational(Natural(1), over: two) : Rational(two)
    let whole = number / power
    let (quotient, remainder) = whole.numerator.divided(by: whole.denominator)
    return (quotient.digits.reduce(0) { $0 * 10 + UInt64($1) }, remainder.isZero)
  }

  /// The bits of `quotient` times a power of two, after halving until it fits; ties go to the even
  /// number (N5).
  private func rounded(_ quotient: UInt64, isExact: Bool, exponent: Int) -> UInt64 {
    var halvings = max(1, leastExponent - exponent)
    while quotient >> halvings >= 1 << precision { halvings += 1 }
    let whole = quotient >> halvings
    let lost = quotient - whole << halvings
    let half: UInt64 = 1 << (halvings - 1)
    let isAbove = lost > half || lost == half && (!isExact || whole % 2 == 1)
    // Each power of two above the smallest has half of the whole numbers.
    let powers = UInt64(exponent + halvings - leastExponent)
    return powers << (precision - 1) + whole + (isAbove ? 1 : 0)
  }
}
