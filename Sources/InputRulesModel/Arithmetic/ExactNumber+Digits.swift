import InputRules

extension ExactNumber {
  /// The number with those digits, the last of which counts ten to the power of `exponent`; it is
  /// kept without zeros at either end, and zero without an exponent (N5).
  init(isNegative: Bool = false, written: [UInt8], exponent: PowerOfTen = .near(0)) {
    let digits = Natural(written).digits
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    let last = zeros == 0 ? exponent : (BigInteger(exponent) + BigInteger(zeros)).powerOfTen
    self.init(
      isNegative, Self.coefficient(of: digits.dropLast(zeros)), digits.isEmpty ? .near(0) : last)
  }

  /// Significant digits as they are kept: up to nineteen of them as one integer (N5).
  private static func coefficient(of digits: ArraySlice<UInt8>) -> Coefficient {
    if digits.count > 19 { return .large(Array(digits)) }
    return .small(digits.reduce(0) { $0 * 10 + UInt64($1) })
  }

  /// The digits, most significant first, without zeros at either end; none for zero (N5).
  var significant: [UInt8] {
    switch coefficient {
    case .small(let value): Natural(value).digits
    case .large(let digits): digits
    }
  }
}
