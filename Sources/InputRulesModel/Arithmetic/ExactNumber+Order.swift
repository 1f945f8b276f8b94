import InputRules

extension ExactNumber {
  /// Whether all digits are zeros (N5).
  var hasNoDigits: Bool { significant.isEmpty }

  /// How many places before the units the first digit is: 3 for 123, 0 for 0.1 (N5).
  var order: BigInteger { BigInteger(exponent) + BigInteger(significant.count) }

  /// The same magnitude, above zero (N5).
  var magnitude: ExactNumber { ExactNumber(written: significant, exponent: exponent) }

  /// The same magnitude, on the other side of zero (N5).
  var opposite: ExactNumber {
    ExactNumber(isNegative: !isNegative, written: significant, exponent: exponent)
  }

  /// Whether the value is less; magnitudes are compared first, so that nothing is expanded (N5).
  func isBelow(_ other: ExactNumber) -> Bool {
    if side != other.side { return side < other.side }
    return side < 0 ? other.isSmaller(than: self) : isSmaller(than: other)
  }

  /// −1 below zero, 0 for zero with any sign, 1 above zero (N5).
  private var side: Int {
    if hasNoDigits { return 0 }
    return isNegative ? -1 : 1
  }

  /// Whether it is nearer to zero; both are on the same side of it (N5).
  private func isSmaller(than other: ExactNumber) -> Bool {
    if order != other.order { return order < other.order }
    let (digits, others) = (significant, other.significant)
    let length = max(digits.count, others.count)
    return Natural(digits).followedByZeros(length - digits.count)
      < Natural(others).followedByZeros(length - others.count)
  }
}
