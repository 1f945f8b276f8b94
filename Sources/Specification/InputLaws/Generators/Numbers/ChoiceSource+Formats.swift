extension ChoiceSource {
  /// Any format: with any kind of symbols and any options.
  mutating func format() -> NumberFormat {
    NumberFormat(
      element(of: NumberSymbols.samples), signs: element(of: [.both, .minus, .none]),
      grouping: element(of: GroupingPolicy.allCases), allowsExponent: !flip(0.4),
      allowsLeadingZeros: !flip(0.25), allowsLeadingSeparator: !flip(0.2),
      allowsTrailingSeparator: !flip(0.2), fractionDigits: fractionDigits())
  }

  /// Usually any number of digits, otherwise a few or none.
  private mutating func fractionDigits() -> ClosedRange<Int> {
    guard flip(0.4) else { return 0...Int.max }
    if flip(0.05) { return -2 ... -1 }
    if flip(0.03) { return 0...(990 + Int(choose(upTo: 20))) }
    let most = Int(choose(upTo: 4))
    return min(most, Int(choose(upTo: 2)))...most
  }

  /// A format without an exponent, for a field that groups digits.
  mutating func fieldFormat() -> NumberFormat {
    var format = format()
    format.allowsExponent = false
    return format
  }
}

extension NumberSymbols {
  /// Symbols of every kind that locales have, the simplest first, for use in laws.
  static let samples: [NumberSymbols] = [.posix] + others.compactMap { try? $0() }

  private typealias Maker = @Sendable () throws -> NumberSymbols

  private static let others: [Maker] = [
    { try NumberSymbols(decimalSeparator: ",", groupingSeparator: ".") },
    { try NumberSymbols(decimalSeparator: ",", groupingSeparator: "\u{202F}") },
    { try NumberSymbols(groupingSeparator: "\u{2019}", minusSign: "\u{2212}", plusSign: "~") },
    { try NumberSymbols(grouping: NumberGrouping(primary: 3, secondary: 2)) },
    {
      try NumberSymbols(
        decimalSeparator: ",", groupingSeparator: ".", grouping: NumberGrouping(minimum: 2))
    },
    {
      try NumberSymbols(
        decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "\u{2212}",
        exponentMark: "\u{D7}10^")
    },
    {
      try NumberSymbols(
        decimalSeparator: "\u{66B}", groupingSeparator: "\u{66C}", minusSign: "\u{61C}-",
        plusSign: "\u{61C}+", exponentMark: "\u{623}\u{633}",
        digits: "\u{660}\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}\u{667}\u{668}\u{669}")
    },
    {
      try NumberSymbols(
        decimalSeparator: "\u{66B}", groupingSeparator: "\u{66C}", minusSign: "\u{200E}\u{2212}",
        plusSign: "\u{200E}+", exponentMark: "\u{D7}\u{6F1}\u{6F0}^",
        digits: "\u{6F0}\u{6F1}\u{6F2}\u{6F3}\u{6F4}\u{6F5}\u{6F6}\u{6F7}\u{6F8}\u{6F9}")
    },
    {
      try NumberSymbols(
        groupingSeparator: "\u{2E41}", exponentMark: "\u{1E909}",
        digits: "\u{1E950}\u{1E951}\u{1E952}\u{1E953}\u{1E954}"
          + "\u{1E955}\u{1E956}\u{1E957}\u{1E958}\u{1E959}",
        grouping: NumberGrouping(primary: 2, secondary: 3))
    },
    // Refused, so it doesn't become a sample: this mark begins with a digit (N3.6). If it were
    // accepted, laws would fail for numbers with this mark.
    { try NumberSymbols(exponentMark: "10^") },
  ]
}
