/// A decimal number of any length, which is never rounded: a sign, digits, and a power of ten (N5).
public struct ExactNumber: Sendable {
  /// Whether the number has a minus sign; zero may have one.
  package let isNegative: Bool
  /// The exponent of the last digit's place value; 0 for zero.
  package let exponent: PowerOfTen
  package let coefficient: Coefficient

  /// Creates a number from its digits and the power of ten of the last digit; for example, 1.2 from
  /// the digits 12 and the exponent −1.
  /// - Parameters:
  ///   - isNegative: whether the number has a minus sign.
  ///   - digits: the digits, from 0 to 9, most significant first; zeros at either end are allowed.
  ///   - exponent: the exponent of the last digit's place value; it needn't be in canonical form.
  /// - Throws: `NumberError.noDigit` if a digit of the number or of the exponent is above 9 (N5).
  package init(
    isNegative: Bool = false, digits: [UInt8], exponent: PowerOfTen = .near(0)
  ) throws(NumberError) {
    try digits.requireDigits()
    self.init(isNegative: isNegative, trusting: digits, exponent: try exponent.inOneForm())
  }

  /// Creates a number from a canonical exponent and digits that are known to be from 0 to 9.
  package init(isNegative: Bool = false, trusting digits: [UInt8], exponent: PowerOfTen = .near(0))
  {
    precondition(digits.allSatisfy { $0 < 10 }, "A digit is from 0 to 9.")
    precondition(exponent.isCanonical, "A small exponent must be near, and digits from 0 to 9.")
    let head = digits.drop { $0 == 0 }
    let zeros = head.reversed().prefix { $0 == 0 }.count
    let significant = head.dropLast(zeros)
    let coefficient: Coefficient =
      significant.count <= Coefficient.smallCount
      ? .small(significant.reduce(0) { $0 * 10 + UInt64($1) }) : .large(Array(significant))
    self.init(
      isNegative, coefficient, significant.isEmpty ? .near(0) : exponent.advanced(by: zeros))
  }

  /// Creates a number from parts in canonical form: no zeros at either end of the coefficient, and
  /// the exponent 0 for zero.
  package init(_ isNegative: Bool, _ coefficient: Coefficient, _ exponent: PowerOfTen) {
    self.isNegative = isNegative
    self.coefficient = coefficient
    self.exponent = exponent
  }

  /// Creates a number that exactly equals an integer.
  /// - Parameter integer: any integer.
  public init(_ integer: some BinaryInteger) {
    self.init(isNegative: integer < 0, trusting: integer.magnitude.decimalDigits)
  }

  /// The significant digits, most significant first, without zeros at either end; empty for zero.
  package var digits: [UInt8] { coefficient.digits }

  /// Whether the number is zero, regardless of its sign.
  public var isZero: Bool { coefficient.isZero }

  package var negated: ExactNumber { ExactNumber(!isNegative, coefficient, exponent) }

  /// Zero.
  public static let zero = ExactNumber(false, .small(0), .near(0))
}

extension ExactNumber: Hashable, ComparedExactly {
  /// Two numbers are equal if their values are equal; the sign of zero doesn't matter.
  var parts: some Hashable { Pair(isNegative && !isZero, Pair(coefficient, exponent)) }
}

extension ExactNumber: ExpressibleByIntegerLiteral {
  /// Creates a number from a literal, as in `let limit: ExactNumber = 100`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ExactNumber: CustomStringConvertible {
  /// The digits as an integer, and the power of ten if it isn't 0, such as “-125e-1”.
  public var description: String {
    let digits = isZero ? "0" : digits.text
    return (isNegative ? "-" : "") + digits + (exponent == .near(0) ? "" : "e\(exponent)")
  }
}

extension ExactNumber: Comparable {
  /// Whether the first number is smaller than the second.
  public static func < (one: ExactNumber, other: ExactNumber) -> Bool {
    if one.isZero && other.isZero { return false }
    if one.isZero { return !other.isNegative }
    if other.isZero { return one.isNegative }
    if one.isNegative != other.isNegative { return one.isNegative }
    return one.isNegative ? other.isNearerZero(than: one) : one.isNearerZero(than: other)
  }

  /// Whether the magnitude is smaller than that of `other`; the numbers must not be zero.
  private func isNearerZero(than other: ExactNumber) -> Bool {
    let order = exponent.advanced(by: coefficient.count)
    let otherOrder = other.exponent.advanced(by: other.coefficient.count)
    return order == otherOrder ? digits.precedes(other.digits) : order < otherOrder
  }
}

extension ExactNumber {
  /// The nearest number with at most `fractionDigits` fraction digits, with ties to even (N7.3).
  package func rounded(fractionDigits: Int) -> ExactNumber {
    let last = -max(0, fractionDigits)
    if last == -Int.max || exponent >= .near(last) { return self }
    // The number of digits after the last kept place; `nil` if all digits are far after it.
    let excess = nearExponent.map { $0.distance(to: last) }
    guard let excess, excess <= coefficient.count else {
      return ExactNumber(isNegative, .small(0), .near(0))
    }
    let kept = Array(digits.dropLast(excess))
    let dropped = digits.suffix(excess)
    let goesUp = dropped.isMoreThanHalf(ofOdd: (kept.last ?? 0) % 2 == 1)
    return ExactNumber(
      isNegative: isNegative, trusting: goesUp ? kept.adding([1]) : kept, exponent: .near(last))
  }
}

extension ArraySlice<UInt8> {
  /// Whether these dropped digits round the preceding digit up; a tie is rounded to even.
  fileprivate func isMoreThanHalf(ofOdd isOdd: Bool) -> Bool {
    guard let first else { return false }
    if first != 5 { return first > 5 }
    return isOdd || dropFirst().contains { $0 != 0 }
  }
}
