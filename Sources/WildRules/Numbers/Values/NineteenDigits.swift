import InputLaws
import InputRules

extension WildRule {
  static let nineteenDigits = WildRule(
    "NineteenDigits", mistake: "A double is made of the first nineteen digits.",
    source: "https://github.com/simdjson/simdjson/issues/1036",
    caughtBy: ["DoublesAreNearest"],
    numbers: ShortDoubles())
}

/// Digits behind the nineteenth are dropped, also the one that breaks a tie.
private struct ShortDoubles: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    guard case .near(let exponent) = number.exponent, number.digits.count > 19 else {
      return try model.double(number)
    }
    let short = ExactNumber(
      isNegative: number.isNegative, trusting: Array(number.digits.prefix(19)),
      exponent: .near(exponent + number.digits.count - 19))
    return try model.double(short)
  }
}
