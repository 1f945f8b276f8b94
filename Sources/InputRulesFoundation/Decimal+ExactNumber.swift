import Foundation
import InputRules

extension Decimal {
  /// The same value, never rounded; minus zero is zero (N5).
  ///
  /// A `Decimal` is a whole number below 2¹²⁸ times a power of ten from −128 to 127. If the power
  /// is too large, the excess may become zeros of the whole number, if they fit: 1e128 is 10e127.
  ///
  /// - Throws: `tooManyDigits` if the digits, without zeros at either end, give 2¹²⁸ or more;
  ///   `outOfRange` if the power of ten isn't possible.
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

  /// The number with that many zeros after it, times the largest power of ten.
  ///
  /// Foundation removes the trailing zeros of every product, and the power has no room for them. So
  /// this is a sum: of the number minus one, which ends in 9, and one.
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
