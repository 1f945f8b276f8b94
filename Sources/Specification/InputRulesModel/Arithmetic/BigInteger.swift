/// A whole number with a sign; zero has none (N5).
struct BigInteger: Equatable {
  /// Whether the number is below zero.
  let isNegative: Bool
  /// The number's distance from zero.
  let magnitude: Natural

  /// The number at this distance from zero (N5).
  init(isNegative: Bool = false, _ magnitude: Natural) {
    self.isNegative = isNegative && !magnitude.isZero
    self.magnitude = magnitude
  }

  /// A number that fits in a machine word (N5).
  init(_ value: Int) { self.init(isNegative: value < 0, Natural(value)) }

  /// An exponent, however far from zero (N5).
  init(_ exponent: PowerOfTen) {
    switch exponent {
    case .near(let value): self.init(value)
    case .far(let isNegative, let digits): self.init(isNegative: isNegative, Natural(digits))
    }
  }

  /// The largest magnitude of a near exponent: 2 to the power of 62 (N5).
  private static let farthest = Natural(4_611_686_018_427_387_904)

  /// The number as an exponent (N5).
  var powerOfTen: PowerOfTen {
    if magnitude > Self.farthest { return .far(isNegative: isNegative, digits: magnitude.digits) }
    let distance = magnitude.digits.reduce(0) { $0 * 10 + Int($1) }
    return .near(isNegative ? -distance : distance)
  }

  /// The number, if its magnitude is less than a million (N5).
  var small: Int? {
    guard magnitude < Natural(1_000_000) else { return nil }
    let value = magnitude.digits.reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -value : value
  }

  /// The nonnegative remainder after subtracting multiples of `divisor` (N9).
  func modulo(_ divisor: Natural) -> Natural {
    let rest = magnitude.divided(by: divisor).remainder
    return isNegative && !rest.isZero ? divisor - rest : rest
  }
}

extension BigInteger: Comparable {
  /// Whether one number is less than the other (N5).
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
  /// The number as a machine word, if it fits (M1).
  var word: Int? {
    if magnitude > Natural(isNegative ? Int.min : Int.max) { return nil }
    return magnitude.digits.reduce(0) { isNegative ? $0 * 10 - Int($1) : $0 * 10 + Int($1) }
  }
}
