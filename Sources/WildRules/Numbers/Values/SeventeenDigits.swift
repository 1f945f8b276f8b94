import InputLaws
import InputRules

extension WildRule {
  static let seventeenDigits = WildRule(
    "SeventeenDigits", mistake: "A double is made of the number rounded to seventeen digits.",
    source: "https://github.com/nlohmann/json/issues/195",
    caughtBy: ["DoublesAreNearest"],
    numbers: ShortDoubles())
}

/// As many digits as a double is written with: enough to write, not to read.
private struct ShortDoubles: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    guard case .near(let exponent) = number.exponent, number.digits.count > 17 else {
      return try model.double(number)
    }
    let dropped = number.digits.count - 17
    return try model.double(
      ExactNumber(
        isNegative: number.isNegative, trusting: number.digits.rounded(dropping: dropped),
        exponent: .near(exponent + dropped)))
  }
}
