import Foundation

/// A whole number below 2¹²⁸, which a `Decimal` stores with its sign and its exponent.
struct DecimalMantissa {
  /// The number as 64-bit words.
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// The number with those digits, most significant first; nil if it is 2¹²⁸ or more.
  init?(digits: some Sequence<UInt8>) {
    for digit in digits where !append(digit) { return nil }
  }

  /// The number with so many zeros after it; nil if that is 2¹²⁸ or more.
  func appending(zeros: Int) -> DecimalMantissa? {
    var result = self
    // It stops at the first zero that doesn't fit, however many there are, unless the number is
    // zero.
    for _ in 0..<zeros where !result.append(0) { return nil }
    return result
  }

  /// Multiplies by ten and adds a digit; returns false if that is 2¹²⁸ or more.
  private mutating func append(_ digit: UInt8) -> Bool {
    let (carry, tens) = low.multipliedFullWidth(by: 10)
    let (sum, carries) = tens.addingReportingOverflow(UInt64(digit))
    let (product, isTooLarge) = high.multipliedReportingOverflow(by: 10)
    let (total, overflows) = product.addingReportingOverflow(carry + (carries ? 1 : 0))
    (high, low) = (total, sum)
    return !isTooLarge && !overflows
  }

  /// The same number, exactly.
  ///
  /// Not every Foundation allows setting the words, so it is a sum of two. Neither it nor the
  /// product is ever rounded, because both are whole and below 2¹²⁸.
  var decimal: Decimal { Decimal(high) * Self.wordSize + Decimal(low) }

  /// 2⁶⁴.
  private static let wordSize = Decimal(UInt64.max) + 1
}
