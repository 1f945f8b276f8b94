import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let moreZerosWritten = WildRule(
    "MoreZerosWritten", mistake: "Up to ten thousand zeros are written before an exponent is.",
    source: "our own",
    caughtBy: ["WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      guard case .near(let exponent) = number.exponent, exponent > 1_000, exponent <= 10_000 else {
        return try ModelNumbers().text(of: number, in: format)
      }
      let zeros = Array(repeating: UInt8(0), count: 900)
      var plain = try ModelNumbers().text(
        of: ExactNumber(isNegative: number.isNegative, trusting: number.digits + [1] + zeros),
        in: format)
      plain += String(repeating: "0", count: exponent - 901)
      return plain
    })
}
