/// A whole number with a sign; zero has no sign (N5).
struct BigInteger: Equatable {
  let isNegative: Bool
  let magnitude: Natural

  /// Creates the number with this sign and this absolute value (N5).
  init(isNegative: Bool = false, _ magnitude: Natural) {
    self.isNegative = isNegative && !magnitude.isZero
    self.magnitude = magnitude
  }

  /// Creates the number with a machine word's value (N5).
  init(_ value: Int) { self.init(isNegative: value < 0, Natural(value)) }

  /// Creates the number with an exponent's value, even if that is very large (N5).
  init(_ exponent: PowerOfTen) {
    switch exponent {
    case .near(let value): self.init(value)
    case .far(let isNegative, let digits): self.init(isNegative: isNegative, Natural(digits))
    }
  }

  /// The largest absolute value of a near exponent: 2 to the power of 62 (N5).
  private static let farthest = Natural(4_611_686_018_427_387_904)

  /// The number as an exponent (N5).
  var powerOfTen: PowerOfTen {
    if magnitude > Self.farthest { return .far(isNegative: isNegative, digits: magnitude.digits) }
    let distance = magnitude.digits.reduce(0) { $0 * 10 + Int($1) }
    return .near(isNegative ? -distance : distance)
  }

  /// The number as a machine word; `nil` if its absolute value is a million or more (N5).
  var small: Int? {
    guard magnitude < Natural(1_000_000) else { return nil }
    let value = magnitude.digits.reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -value : value
  }

  /// The remainder after dividing by `divisor`; it is never negative (N9).
  func modulo(_ divisor: Natural) -> Natural {
    let rest = magnitude.divided(by: divisor).remainder
    return isNegative && !rest.isZero ? divisor - rest : rest
  }
}

extension BigInteger: Comparable {
  /// Whether the first number is less than the second (N5).
  static func < (one: BigInteger, other: BigInteger) -> Bool {
    if one.isNegative != other.isNegative { return one.isNegative }
    return one.isNegative ? other.magnitude < one.magnitude : one.magnitude < other.magnitude
  }

  /// The number with the opposite sign (N5).
  static prefix func - (number: BigInteger) -> BigInteger {
    BigInteger(isNegative: !number.isNegative, number.magnitude)
  }

  /// The sum (N5).
  static func + (one: BigInteger, other: BigInteger) -> BigInteger {
    if one.isNegative == other.isNegative {
      return BigInteger(isNegative: one.isNegative, one.magnitude + other.magnitude)
    }
    if one.magnitude < other.magnitude {
      return BigInteger(isNegative: other.isNegative, other.magnitude - one.magnitude)
    }
    return BigInteger(isNegative: one.isNegative, one.magnitude - other.magnitude)
  }

  /// The difference (N5).
  static func - (one: BigInteger, other: BigInteger) -> BigInteger { one + -other }
}

extension BigInteger {
  /// The number as a machine word; `nil` if the number is too large for one (M1).
  var word: Int? {
    if magnitude > Natural(isNegative ? Int.min : Int.max) { return nil }
    return magnitude.digits.reduce(0) { isNegative ? $0 * 10 - Int($1) : $0 * 10 + Int($1) }
  }
}

extension ExactNumber {
  /// Creates the number with these digits, multiplied by ten to the power of `exponent`.
  ///
  /// Zeros at either end aren't stored, and zero is stored without an exponent (N5).
  init(isNegative: Bool = false, written: [UInt8], exponent: PowerOfTen = .near(0)) {
    let digits = Natural(written).digits
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    let last = zeros == 0 ? exponent : (BigInteger(exponent) + BigInteger(zeros)).powerOfTen
    self.init(
      isNegative, Self.coefficient(of: digits.dropLast(zeros)), digits.isEmpty ? .near(0) : last)
  }

  /// The stored form of significant digits: one integer for up to 19 digits, otherwise a list (N5).
  private static func coefficient(of digits: ArraySlice<UInt8>) -> Coefficient {
    if digits.count > 19 { return .large(Array(digits)) }
    return .small(digits.reduce(0) { $0 * 10 + UInt64($1) })
  }

  /// The digits, the most significant first, without zeros at either end; empty for zero (N5).
  var significant: [UInt8] {
    switch coefficient {
    case .small(let value): Natural(value).digits
    case .large(let digits): digits
    }
  }

  /// Whether all digits are zeros (N5).
  var hasNoDigits: Bool { significant.isEmpty }

  /// The place of the first digit, counted to the left of the point: 3 for 123, and 0 for 0.1 (N5).
  var order: BigInteger { BigInteger(exponent) + BigInteger(significant.count) }

  /// The number without its sign (N5).
  var magnitude: ExactNumber { ExactNumber(written: significant, exponent: exponent) }

  /// The number with the opposite sign (N5).
  var opposite: ExactNumber {
    ExactNumber(isNegative: !isNegative, written: significant, exponent: exponent)
  }

  /// Whether the number is less than `other`, by order and then by digits; this way, no exponent
  /// needs to be expanded into zeros (N5).
  package func isBelow(_ other: ExactNumber) -> Bool {
    if side != other.side { return side < other.side }
    return side < 0 ? other.isSmaller(than: self) : isSmaller(than: other)
  }

  /// The number's sign: −1 below zero, 0 for zero, and 1 above zero (N5).
  private var side: Int {
    if hasNoDigits { return 0 }
    return isNegative ? -1 : 1
  }

  /// Whether the number is nearer to zero than `other`, which has the same sign (N5).
  private func isSmaller(than other: ExactNumber) -> Bool {
    if order != other.order { return order < other.order }
    let (digits, others) = (significant, other.significant)
    let length = max(digits.count, others.count)
    return Natural(digits).followedByZeros(length - digits.count)
      < Natural(others).followedByZeros(length - others.count)
  }

  /// The absolute value times a positive factor below 10²⁰, rounded to a whole number; `nil` if the
  /// result is too large for any caller (W3, R1.7).
  func size(times factor: Int, _ rounding: ValueRounding = .nearest) -> Natural? {
    guard let order = order.small else { return order.isNegative ? .zero : nil }
    if order > 40 { return nil }
    if order < -40 { return .zero }
    let digits = significant
    let product = Natural(digits) * Natural(factor)
    let after = digits.count - order
    if after <= 0 { return product.followedByZeros(-after) }
    let whole = Natural(product.digits.dropLast(after))
    switch rounding {
    case .nearest:
      // The fraction is at least a half if its first digit is 5 or more.
      let first = product.digits.suffix(after)
      return first.count == after && first.first ?? 0 >= 5 ? whole + Natural(1) : whole
    case .down: return whole
    }
  }
}

/// A format of binary floating-point numbers: an integer of limited length times a power of two
/// with a limited exponent (N5).
struct BinaryFormat {
  /// The number of bits in the integer.
  let precision: Int
  /// The exponent of the smallest positive number.
  let leastExponent: Int

  /// `Double`'s format (N5).
  static let double = BinaryFormat(precision: 53, leastExponent: -1074)

  /// `Float`'s format (N5).
  static let float = BinaryFormat(precision: 24, leastExponent: -149)

  /// The bit pattern of the floating-point number nearest to the magnitude of `number`; it equals
  /// the number of smaller nonnegative floating-point numbers (N5).
  func bits(nearest number: ExactNumber) -> UInt64? {
    guard !number.hasNoDigits else { return 0 }
    guard let order = number.order.small else { return number.order.isNegative ? 0 : nil }
    // The largest double has 309 digits; the smallest begins at the 324th decimal place.
    if order > 400 { return nil }
    if order < -400 { return 0 }
    return bits(nearest: Rational(sizeOf: number))
  }

  /// The bit pattern of the floating-point number nearest to a quotient (N5).
  func bits(nearest number: Rational) -> UInt64? {
    if number.numerator.isZero { return 0 }
    // The quotient is between 10 to the power of `order` − 1 and 10 to the power of `order` + 1.
    let order = number.numerator.digits.count - number.denominator.digits.count
    // Because 10 is nearly 2 to the power of 3.322, the quotient is at least 2 to the power of
    // `floor`.
    let floor = (order - 1) * 3322 / 1000 - 2
    let start = max(leastExponent - 1, floor - precision - 1)
    let (quotient, isExact) = quotient(of: number, byPowerOfTwo: start)
    return rounded(quotient, isExact: isExact, exponent: start)
  }

  /// The number divided by 2 to the power of `exponent`, rounded down, and whether no remainder is
  /// left (N5).
  private func quotient(of number: Rational, byPowerOfTwo exponent: Int) -> (UInt64, isExact: Bool)
  {
    let two = Natural(2).power(abs(exponent))
    let power = exponent < 0 ? Rational(Natural(1), over: two) : Rational(two)
    let whole = number / power
    let (quotient, remainder) = whole.numerator.divided(by: whole.denominator)
    return (quotient.digits.reduce(0) { $0 * 10 + UInt64($1) }, remainder.isZero)
  }

  /// The bit pattern for `quotient` times a power of two; the quotient is halved until it fits,
  /// with ties rounded to even (N5).
  private func rounded(_ quotient: UInt64, isExact: Bool, exponent: Int) -> UInt64 {
    var halvings = max(1, leastExponent - exponent)
    while quotient >> halvings >= 1 << precision { halvings += 1 }
    let whole = quotient >> halvings
    let lost = quotient - whole << halvings
    let half: UInt64 = 1 << (halvings - 1)
    let isAbove = lost > half || lost == half && (!isExact || whole % 2 == 1)
    // Above the smallest exponent, only significands in the upper half give new values.
    let powers = UInt64(exponent + halvings - leastExponent)
    return powers << (precision - 1) + whole + (isAbove ? 1 : 0)
  }
}
