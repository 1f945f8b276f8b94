import InputRules

extension ExactNumber {
  /// Whether there are no digits but zeros (N5).
  var hasNoDigits: Bool { digits.isEmpty }

  /// How many places before the units the first digit stands: 3 for 123, 0 for 0.1 (N5).
  var order: BigInteger { BigInteger(exponent) + BigInteger(digits.count) }

  /// The same size, above zero (N5).
  var magnitude: ExactNumber { ExactNumber(trusting: digits, exponent: exponent) }

  /// The same size, on the other side of zero (N5).
  var opposite: ExactNumber {
    ExactNumber(isNegative: !isNegative, trusting: digits, exponent: exponent)
  }

  /// Whether the value is less: sizes are compared first, so that nothing is written out (N5).
  func isBelow(_ other: ExactNumber) -> Bool {
    if side != other.side { return side < other.side }
    return side < 0 ? other.isSmaller(than: self) : isSmaller(than: other)
  }

  /// −1 below zero, 0 for zero of whatever sign, 1 above zero (N5).
  private var side: Int {
    if hasNoDigits { return 0 }
    return isNegative ? -1 : 1
  }

  /// Whether it is nearer to zero; both are on the same side of it (N5).
  private func isSmaller(than other: ExactNumber) -> Bool {
    if order != other.order { return order < other.order }
    let length = max(digits.count, other.digits.count)
    return Natural(digits).followedByZeros(length - digits.count)
      < Natural(other.digits).followedByZeros(length - other.digits.count)
  }
}
