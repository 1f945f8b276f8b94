extension ExactNumber: Comparable {
  /// Whether the value is smaller; nothing is expanded, however large the exponents are.
  public static func < (one: ExactNumber, other: ExactNumber) -> Bool {
    if one.isZero && other.isZero { return false }
    if one.isZero { return !other.isNegative }
    if other.isZero { return one.isNegative }
    if one.isNegative != other.isNegative { return one.isNegative }
    return one.isNegative ? other.isNearerZero(than: one) : one.isNearerZero(than: other)
  }

  /// Whether the magnitude is smaller; neither is zero.
  private func isNearerZero(than other: ExactNumber) -> Bool {
    let order = exponent.advanced(by: coefficient.count)
    let otherOrder = other.exponent.advanced(by: other.coefficient.count)
    return order == otherOrder ? digits.precedes(other.digits) : order < otherOrder
  }
}
