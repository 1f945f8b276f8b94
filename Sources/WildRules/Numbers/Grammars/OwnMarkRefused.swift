import InputLaws
import InputRules

extension WildRule {
  static let ownMarkRefused = WildRule(
    "OwnMarkRefused", mistake: "Of exponent marks only “e” and “E” are read.",
    source: "our own",
    caughtBy: [
      "EveryCompleteNumberCanBeTyped", "StrangersAreRefused", "ValueKeepsEveryDigit",
      "JudgingEqualsModel",
    ],
    numbers: MisreadFormats { format in
      let symbols = format.symbols
      let plain = try? NumberSymbols(
        decimalSeparator: symbols.decimalSeparator, groupingSeparator: symbols.groupingSeparator,
        minusSign: symbols.minusSign, plusSign: symbols.plusSign,
        digits: String(String.UnicodeScalarView(symbols.digits)), grouping: symbols.grouping)
      format.symbols = plain ?? symbols
    })
}
