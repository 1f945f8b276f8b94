import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let carryLost = WildRule(
    "CarryLost", mistake: "Where rounding carries over into the integer, the carry is lost.",
    source: "our own",
    caughtBy: ["RoundingIsNearest", "WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      let most = format.maximumFractionDigits
      guard case .near(let exponent) = number.exponent, most < .max, -exponent > most,
        number.digits.count > -exponent
      else { return try ModelNumbers().text(of: number, in: format) }
      let rounded = number.digits.rounded(dropping: -exponent - most)
      let carries = rounded.first == 1 && rounded.count > 1
      let kept = ExactNumber(
        isNegative: number.isNegative, trusting: Array(rounded.dropFirst()), exponent: .near(-most))
      return try ModelNumbers().text(of: carries ? kept : number, in: format)
    })
}
