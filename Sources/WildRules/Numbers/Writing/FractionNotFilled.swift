import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let fractionNotFilled = WildRule(
    "FractionNotFilled", mistake: "Zeros that the format wants at the end are left out.",
    source: "https://github.com/google/gson/issues/1118",
    caughtBy: ["WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      var plain = format
      plain.fractionDigits = 0...format.maximumFractionDigits
      return try ModelNumbers().text(of: number, in: plain)
    })
}
