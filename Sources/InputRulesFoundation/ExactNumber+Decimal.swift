import Foundation
import InputRules

extension ExactNumber {
  /// The same value; nil if there is none, for `Decimal.nan` (N5).
  public init?(_ decimal: Decimal) {
    guard !decimal.isNaN else { return nil }
    // A significand is whole and isn't negative, so its description is its digits.
    let digits = "\(decimal.significand)".utf8.map { $0 - UInt8(ascii: "0") }
    self.init(
      isNegative: decimal.sign == .minus, trusting: digits, exponent: .near(decimal.exponent))
  }
}
