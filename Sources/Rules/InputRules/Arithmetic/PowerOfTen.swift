/// The exact exponent of a number, of any size (N5).
///
/// Create large exponents with the initializer, which chooses the right case.
package enum PowerOfTen: Hashable, Sendable {
  /// An exponent whose magnitude is at most 2⁶².
  case near(Int)
  /// Any other exponent: its sign, and its digits without leading zeros, most significant first.
  case far(isNegative: Bool, digits: [UInt8])

  static let farthest = 1 << 62

  /// Creates an exponent from its decimal digits.
  /// - Parameters:
  ///   - isNegative: whether the exponent is below zero.
  ///   - digits: from 0 to 9, most significant first.
  /// - Throws: `NumberError.noDigit` if a digit is above 9 (N5).
  package init(isNegative: Bool, digits: some Collection<UInt8>) throws(NumberError) {
    try digits.requireDigits()
    self.init(isNegative: isNegative, trusting: digits)
  }

  package init(isNegative: Bool, trusting digits: some Collection<UInt8>) {
    let digits = digits.drop { $0 == 0 }
    if digits.count < 19 {
      let value = digits.reduce(0) { $0 * 10 + Int($1) }
      self = .near(isNegative ? -value : value)
    } else {
      self = .near(0)
      self = Self.canonical(isNegative: isNegative, digits: Array(digits))
    }
  }

  /// Whether the exponent is in the canonical form that the initializer creates.
  var isCanonical: Bool {
    switch self {
    case .near(let value): value.magnitude <= Self.farthest
    case .far(let isNegative, let digits):
      digits.allSatisfy { $0 < 10 } && self == PowerOfTen(isNegative: isNegative, trusting: digits)
    }
  }

  /// The same exponent in the canonical form that the initializer creates.
  func inOneForm() throws(NumberError) -> PowerOfTen {
    switch self {
    case .near(let value):
      PowerOfTen(isNegative: value < 0, trusting: value.magnitude.decimalDigits)
    case .far(let isNegative, let digits): try PowerOfTen(isNegative: isNegative, digits: digits)
    }
  }

  private static func canonical(isNegative: Bool, digits: [UInt8]) -> PowerOfTen {
    let limit = Array(String(farthest).utf8.map { $0 - 48 })
    let fits = digits.count < limit.count || digits.count == limit.count && !limit.precedes(digits)
    guard fits else { return .far(isNegative: isNegative, digits: digits) }
    let value = digits.reduce(0) { $0 * 10 + Int($1) }
    return .near(isNegative ? -value : value)
  }

  /// This exponent plus `difference`, whose magnitude is at most 2⁶².
  package func advanced(by difference: Int) -> PowerOfTen {
    switch self {
    case .near(let value):
      let (sum, overflows) = value.addingReportingOverflow(difference)
      if !overflows && sum.magnitude <= Self.farthest { return .near(sum) }
      // Both magnitudes are at most 2⁶², so their sum fits in a `UInt`.
      let magnitude = value.magnitude + difference.magnitude
      return .far(isNegative: value < 0, digits: magnitude.decimalDigits)
    case .far(let isNegative, let digits):
      let grows = isNegative == (difference < 0)
      let other = difference.magnitude.decimalDigits
      let sum = grows ? digits.adding(other) : digits.subtracting(other)
      return Self.canonical(isNegative: isNegative, digits: sum)
    }
  }
}

extension PowerOfTen: Comparable {
  package static func < (one: PowerOfTen, other: PowerOfTen) -> Bool {
    switch (one, other) {
    case (.near(let one), .near(let other)): one < other
    case (.near, .far(let isNegative, _)): !isNegative
    case (.far(let isNegative, _), .near): isNegative
    case (.far(let isNegative, let digits), .far(let otherIsNegative, let others)):
      isNegative == otherIsNegative
        ? (isNegative ? others.isLess(than: digits) : digits.isLess(than: others)) : isNegative
    }
  }
}

extension PowerOfTen: CustomStringConvertible {
  package var description: String {
    switch self {
    case .near(let value): "\(value)"
    case .far(let isNegative, let digits):
      (isNegative ? "-" : "") + digits.lazy.map(String.init).joined()
    }
  }
}
