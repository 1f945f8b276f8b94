import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let fractionCut = WildRule(
    "FractionCut", mistake: "What is left out is cut, not rounded.",
    source: "https://github.com/autoNumeric/autoNumeric/issues/65",
    caughtBy: ["RoundingIsNearest", "WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      let most = format.maximumFractionDigits
      guard case .near(let exponent) = number.exponent, most < .max, -exponent > most else {
        return try ModelNumbers().text(of: number, in: format)
      }
      let kept = number.digits.dropLast(min(number.digits.count, -exponent - most))
      let cut = ExactNumber(
        isNegative: number.isNegative, trusting: Array(kept), exponent: .near(-most))
      return try ModelNumbers().text(of: cut, in: format)
    })
}
