import Foundation

/// A whole number below 2¹²⁸: what a `Decimal` keeps beside its sign and its exponent.
struct DecimalMantissa {
  /// The number as words of 64 bits.
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// The number of those digits, most significant first; nil where it is 2¹²⁸ or more.
  init?(digits: some Sequence<UInt8>) {
    for digit in digits where !append(digit) { return nil }
  }

  /// The number with so many zeros behind it; nil where that is 2¹²⁸ or more.
  func appending(zeros: Int) -> DecimalMantissa? {
    var result = self
    // It stops at the first zero that doesn't fit, however many there are, unless it is zero.
    for _ in 0..<zeros where !result.append(0) { return nil }
    return result
  }

  /// Makes it ten times as large, and a digit larger; false where that is 2¹²⁸ or more.
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
  /// Not every Foundation lets one set the words, so it is a sum of two; neither it nor the product
  /// is ever rounded, since both are whole and below 2¹²⁸.
  var decimal: Decimal { Decimal(high) * Self.wordSize + Decimal(low) }

  /// 2⁶⁴.
  private static let wordSize = Decimal(UInt64.max) + 1
}
