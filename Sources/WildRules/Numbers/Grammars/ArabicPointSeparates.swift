import InputLaws
import InputRules

extension WildRule {
  static let arabicPointSeparates = WildRule(
    "ArabicPointSeparates",
    mistake: "The Arabic decimal separator, which looks like a comma, separates groups.",
    source: "our own",
    caughtBy: ["LookalikesSeparateGroups"],
    numbers: MisreadTexts(scalars: { scalar, format in
      let groupsByCommas = format.grouping == .lenient && format.symbols.groupingSeparator == ","
      return scalar == "\u{66B}" && groupsByCommas ? "," : nil
    }))
}
