import InputRules

extension NumberFormat {
  /// Gives the symbols another grouping, as far as they are sound with it.
  mutating func regroup(_ grouping: NumberGrouping) {
    let regrouped = try? NumberSymbols(
      decimalSeparator: symbols.decimalSeparator, groupingSeparator: symbols.groupingSeparator,
      minusSign: symbols.minusSign, plusSign: symbols.plusSign,
      exponentMark: symbols.exponentMark,
      digits: String(String.UnicodeScalarView(symbols.digits)), grouping: grouping)
    symbols = regrouped ?? symbols
  }
}
