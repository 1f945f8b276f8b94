import InputLaws
import InputRules

extension WildRule {
  static let quoteForApostrophe = WildRule(
    "QuoteForApostrophe",
    mistake: "A lenient format that groups by the typographic apostrophe refuses the one on keys.",
    source: "our own",
    caughtBy: ["LookalikesSeparateGroups"],
    numbers: MisreadTexts(scalars: { scalar, format in
      scalar == "'" && format.symbols.groupingSeparator == "\u{2019}" ? "x" : nil
    }))
}
