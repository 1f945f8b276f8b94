import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let negativeZeroUnsigned = WildRule(
    "NegativeZeroUnsigned", mistake: "Minus zero is written without its sign.",
    source: "https://github.com/vchelaru/Gum/pull/1779",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      try ModelNumbers().text(of: number.isZero ? .zero : number, in: format)
    })
}
