import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let roundsHalfUp = WildRule(
    "RoundsHalfUp", mistake: "What is left out is rounded half up.",
    source: "https://github.com/nikku/feelin/issues/4",
    caughtBy: ["RoundingIsNearest"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      let most = format.maximumFractionDigits
      guard case .near(let exponent) = number.exponent, most < .max, -exponent > most else {
        return try ModelNumbers().text(of: number, in: format)
      }
      let rounded = ExactNumber(
        isNegative: number.isNegative, trusting: number.digits.rounded(dropping: -exponent - most),
        exponent: .near(-most))
      return try ModelNumbers().text(of: rounded, in: format)
    })
}
