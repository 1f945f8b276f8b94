import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let signRefusalForgotten = WildRule(
    "SignRefusalForgotten", mistake: "A negative number is written in a format that has no signs.",
    source: "our own",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      var signed = format
      if format.signs == .none { signed.signs = .minus }
      return try ModelNumbers().text(of: number, in: signed)
    })
}
