extension ExactNumber {
  /// The number with these digits, the last of which counts ten to the power of `exponent`; it is
  /// kept without zeros at either end, and zero without an exponent (N5).
  init(isNegative: Bool = false, written: [UInt8], exponent: PowerOfTen = .near(0)) {
    let digits = Natural(written).digits
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    let last = zeros == 0 ? exponent : (BigInteger(exponent) + BigInteger(zeros)).powerOfTen
    self.init(
      isNegative, Self.coefficient(of: digits.dropLast(zeros)), digits.isEmpty ? .near(0) : last)
  }

  /// Significant digits as they are stored: up to nineteen of them as one integer (N5).
  private static func coefficient(of digits: ArraySlice<UInt8>) -> Coefficient {
    if digits.count > 19 { return .large(Array(digits)) }
    return .small(digits.reduce(0) { $0 * 10 + UInt64($1) })
  }

  /// The digits, the most significant first, without zeros at either end; none for zero (N5).
  var significant: [UInt8] {
    switch coefficient {
    case .small(let value): Natural(value).digits
    case .large(let digits): digits
    }
  }

  /// Whether all digits are zeros (N5).
  var hasNoDigits: Bool { significant.isEmpty }

  /// The number of places from the units to the first digit: 3 for 123, 0 for 0.1 (N5).
  var order: BigInteger { BigInteger(exponent) + BigInteger(significant.count) }

  /// The same magnitude, above zero (N5).
  var magnitude: ExactNumber { ExactNumber(written: significant, exponent: exponent) }

  /// The same magnitude, on the other side of zero (N5).
  var opposite: ExactNumber {
    ExactNumber(isNegative: !isNegative, written: significant, exponent: exponent)
  }

  /// Whether the value is less; compares magnitudes first, so that nothing is expanded (N5).
  func isBelow(_ other: ExactNumber) -> Bool {
    if side != other.side { return side < other.side }
    return side < 0 ? other.isSmaller(than: self) : isSmaller(than: other)
  }

  /// −1 below zero, 0 for zero with any sign, 1 above zero (N5).
  private var side: Int {
    if hasNoDigits { return 0 }
    return isNegative ? -1 : 1
  }

  /// Whether the number is nearer to zero than `other`, which is on the same side of zero (N5).
  private func isSmaller(than other: ExactNumber) -> Bool {
    if order != other.order { return order < other.order }
    let (digits, others) = (significant, other.significant)
    let length = max(digits.count, others.count)
    return Natural(digits).followedByZeros(length - digits.count)
      < Natural(others).followedByZeros(length - others.count)
  }

  /// The magnitude times a factor above zero and below 10²⁰, as a whole number; nil if the result
  /// is too large for any use (W3, R1.7).
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
      // A first digit of 5 or more after the units means at least half.
      let first = product.digits.suffix(after)
      return first.count == after && first.first ?? 0 >= 5 ? whole + Natural(1) : whole
    case .down: return whole
    }
  }
}
