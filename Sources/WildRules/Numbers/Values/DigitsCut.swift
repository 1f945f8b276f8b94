import InputLaws
import InputRules

extension WildRule {
  static let digitsCut = WildRule(
    "DigitsCut", mistake: "The value keeps the first 38 digits.",
    source: "our own",
    caughtBy: ["ValueKeepsEveryDigit", "WritingIsReadBack"],
    numbers: WrongValues { value, _, _ in
      guard let value, case .near(let exponent) = value.exponent, value.digits.count > 38 else {
        return value
      }
      return ExactNumber(
        isNegative: value.isNegative, trusting: Array(value.digits.prefix(38)),
        exponent: .near(exponent + value.digits.count - 38))
    })
}
