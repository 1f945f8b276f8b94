import InputLaws
import InputRules

extension WildRule {
  static let apostropheForQuote = WildRule(
    "ApostropheForQuote",
    mistake:
      "A plain apostrophe is taken for the typographic one between groups, by a strict format too.",
    source: "our own",
    caughtBy: ["StrangersAreRefused", "LookalikesSeparateGroups"],
    numbers: MisreadTexts(scalars: { scalar, format in
      scalar == "'" && format.symbols.groupingSeparator == "\u{2019}" ? "\u{2019}" : nil
    }))
}
