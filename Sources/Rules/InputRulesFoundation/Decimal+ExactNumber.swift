import Foundation
import InputRules

extension Decimal {
  /// Creates a number with the same value, without rounding; minus zero becomes zero (N5).
  ///
  /// A `Decimal` is a whole number below 2¹²⁸, multiplied by ten to a power from −128 to 127. If
  /// the power is too large, zeros that fit are appended to the whole number: 1e128 is stored as
  /// 10e127.
  /// - Parameter number: any number.
  /// - Throws: `tooManyDigits` if the digits, without zeros at either end, form a number that is
  ///   2¹²⁸ or more; `outOfRange` if the power of ten is out of range.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    guard let mantissa = DecimalMantissa(digits: number.digits) else { throw .tooManyDigits }
    guard case .near(let power) = number.exponent, power >= Self.leastPower
    else { throw .outOfRange }
    let sign: FloatingPointSign = number.isNegative ? .minus : .plus
    if number.isZero {
      self = 0
    } else if power <= Self.greatestPower {
      self.init(sign: sign, exponent: power, significand: mantissa.decimal)
    } else {
      self = try Self.sum(sign, mantissa, zeros: power - Self.greatestPower)
    }
  }

  /// The mantissa followed by `zeros` zeros, multiplied by the largest power of ten.
  ///
  /// Foundation would move a product's trailing zeros to the exponent, which is already at its
  /// maximum. Therefore, this function adds two values: 1, and the number minus 1, which ends in 9.
  private static func sum(
    _ sign: FloatingPointSign, _ mantissa: DecimalMantissa, zeros: Int
  ) throws(NumberConversionError) -> Decimal {
    guard let whole = mantissa.appending(zeros: zeros) else { throw .outOfRange }
    let parts = [whole.decimal - 1, 1].map {
      Decimal(sign: sign, exponent: greatestPower, significand: $0)
    }
    return parts[0] + parts[1]
  }

  private static let leastPower = -128
  private static let greatestPower = 127
}

extension ExactNumber {
  /// Creates a number with the same value; the result is `nil` for `Decimal.nan` (N5).
  /// - Parameter decimal: any value.
  public init?(_ decimal: Decimal) {
    guard !decimal.isNaN else { return nil }
    // A significand is a whole number that isn't negative, so its description consists of digits.
    let digits = "\(decimal.significand)".utf8.map { $0 - UInt8(ascii: "0") }
    self.init(
      isNegative: decimal.sign == .minus, trusting: digits, exponent: .near(decimal.exponent))
  }
}

/// A whole number below 2¹²⁸, which a `Decimal` stores with its sign and its exponent.
struct DecimalMantissa {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// Creates the number with these digits, most significant first; the result is `nil` if the
  /// number is 2¹²⁸ or more.
  init?(digits: some Sequence<UInt8>) {
    for digit in digits where !append(digit) { return nil }
  }

  /// The number followed by `zeros` zeros, or `nil` if the result is 2¹²⁸ or more.
  func appending(zeros: Int) -> DecimalMantissa? {
    var result = self
    // The loop ends at the first zero that doesn't fit, unless the number is zero.
    for _ in 0..<zeros where !result.append(0) { return nil }
    return result
  }

  /// Multiplies by ten and adds a digit; returns false if the result is 2¹²⁸ or more.
  private mutating func append(_ digit: UInt8) -> Bool {
    let (carry, tens) = low.multipliedFullWidth(by: 10)
    let (sum, carries) = tens.addingReportingOverflow(UInt64(digit))
    let (product, isTooLarge) = high.multipliedReportingOverflow(by: 10)
    let (total, overflows) = product.addingReportingOverflow(carry + (carries ? 1 : 0))
    (high, low) = (total, sum)
    return !isTooLarge && !overflows
  }

  /// The exact number as a `Decimal`.
  ///
  /// Not every version of Foundation allows code to set the words of a `Decimal`, so this code
  /// multiplies and adds. The product and the sum are never rounded, because both are whole numbers
  /// below 2¹²⁸.
  var decimal: Decimal { Decimal(high) * Self.wordSize + Decimal(low) }

  private static let wordSize = Decimal(UInt64.max) + 1
}
