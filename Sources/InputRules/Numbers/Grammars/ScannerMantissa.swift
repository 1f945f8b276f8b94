/// The digits that the *Text Field* article's scanner keeps, in 128 bits, and their power of ten
/// (N1.10).
struct ScannerMantissa: Equatable, Sendable {
  /// The 128 bits.
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0
  /// Whether a digit didn't fit; then no later one does.
  private var isFull = false
  private(set) var exponent = 0

  /// Returns false if the exponent would exceed its limits.
  mutating func takeIntegerDigit(_ digit: Int) -> Bool {
    if append(UInt64(digit)) { return true }
    exponent += 1
    return exponent <= 127
  }

  /// Returns false if the exponent would exceed its limits.
  mutating func takeFractionDigit(_ digit: Int) -> Bool {
    guard append(UInt64(digit)) else { return true }
    exponent -= 1
    return exponent >= -128
  }

  /// Ten times the mantissa plus the digit, if that is less than 2¹²⁸.
  private mutating func append(_ digit: UInt64) -> Bool {
    if isFull { return false }
    let (carry, product) = low.multipliedFullWidth(by: 10)
    let (sum, carries) = product.addingReportingOverflow(digit)
    let (upper, overflows) = high.multipliedReportingOverflow(by: 10)
    let (head, overflowsAgain) = upper.addingReportingOverflow(carry + (carries ? 1 : 0))
    isFull = overflows || overflowsAgain
    if !isFull { (high, low) = (head, sum) }
    return !isFull
  }
}
