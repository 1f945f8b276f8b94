import InputLaws
import InputRules

extension WildRule {
  static let fractionsTruncated = WildRule(
    "FractionsTruncated", mistake: "As an integer, a number loses its fraction.",
    source: "https://github.com/xmartlabs/XLForm/issues/452",
    caughtBy: ["IntegersAreExact"],
    numbers: TruncatingIntegers())
}

/// 2.75 is 2, without a word.
private struct TruncatingIntegers: WrongNumbers {
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    guard case .near(let exponent) = number.exponent, exponent < 0 else {
      return try model.integer(number, as: type)
    }
    let whole = number.digits.dropLast(min(number.digits.count, -exponent))
    let truncated = ExactNumber(isNegative: number.isNegative, trusting: Array(whole))
    return try model.integer(truncated, as: type)
  }
}
