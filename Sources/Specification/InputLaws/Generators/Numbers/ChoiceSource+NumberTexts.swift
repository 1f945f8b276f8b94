extension ChoiceSource {
  /// A number in the format, a text that is almost a number, or pieces of numbers.
  mutating func numberText(_ format: NumberFormat, upTo count: Int = 7) -> String {
    switch choose(upTo: 3) {
    case 0: return looseNumber(format, upTo: count)
    case 1: return mangled(looseNumber(format, upTo: count)) { $0.piece(of: format) }
    case 2: return pieces(of: format, 0...count)
    default:
      let cut = looseNumber(format, upTo: count).unicodeScalars
      return String(cut.prefix(int(upTo: cut.count)))
    }
  }

  /// A text whose parts are in the order of a number's parts, but which may violate the format.
  mutating func looseNumber(_ format: NumberFormat, upTo count: Int) -> String {
    var text = flip(0.3) ? sign(format) : ""
    let integer = digits(format, 0...count)
    text += flip(0.4) ? grouped(integer, format) : integer
    if flip(0.4) { text += String(format.symbols.decimalSeparator) + digits(format, 0...4) }
    if flip(0.25) { text += exponent(format) }
    return text
  }

  private mutating func digits(_ format: NumberFormat, _ count: ClosedRange<Int>) -> String {
    list(count, label: "digit") { $0.digit(format) }.joined()
  }

  /// An ASCII digit or one of the locale's digits.
  mutating func digit(_ format: NumberFormat) -> String {
    let digit = int(upTo: 9)
    return flip(0.3) ? String(format.symbols.digits[digit]) : "\(digit)"
  }

  private mutating func sign(_ format: NumberFormat) -> String {
    let symbols = format.symbols
    let signs = ["-", "+", symbols.minusSign, symbols.plusSign, "\u{200F}-\u{200E}", "\u{2212}"]
    return signs[int(upTo: signs.count - 1)]
  }

  private mutating func exponent(_ format: NumberFormat) -> String {
    let mark = ["e", "E", format.symbols.exponentMark][int(upTo: 2)]
    return mark + (flip(0.4) ? sign(format) : "") + digits(format, 0...3)
  }

  /// The digits in groups of the format's sizes; occasionally with an error: an extra digit in a
  /// group, a missing separator, or two separators.
  private mutating func grouped(_ digits: String, _ format: NumberFormat) -> String {
    let grouping = format.symbols.grouping
    var scalars = Array(digits.unicodeScalars)
    var place = scalars.count - grouping.primary - (flip(0.1) ? 1 : 0)
    while place > 0 {
      let count = flip(0.1) ? int(upTo: 1) * 2 : 1
      scalars.insert(
        contentsOf: repeatElement(format.symbols.groupingSeparator, count: count), at: place)
      place -= grouping.secondary
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Pieces of numbers in any order.
  mutating func pieces(of format: NumberFormat, _ count: ClosedRange<Int>) -> String {
    list(count, label: "piece") { $0.piece(of: format) }.joined()
  }

  /// A digit, a symbol of the format, or another symbol that people or keyboards use.
  fileprivate mutating func piece(of format: NumberFormat) -> String {
    if !flip(0.6) { return digit(format) }
    let symbols = format.symbols
    let own = [
      String(symbols.decimalSeparator), String(symbols.groupingSeparator), symbols.minusSign,
      symbols.plusSign, symbols.exponentMark,
    ]
    let pieces = own + Self.foreign
    return pieces[int(upTo: pieces.count - 1)]
  }

  private static let foreign = [
    "-", "+", "e", "E", ".", ",", " ", "\u{200E}", "\u{200F}", "\u{61C}", "\u{A0}", "\u{202F}", "'",
    "\u{2019}", "\u{2212}", "\u{663}", "\u{FF11}", "\u{BD}", "\u{2167}", "\u{66B}", "a", "\n",
    "\u{D7}", "\u{301}", "\u{1E951}", "x", "\u{0}",
  ]

  /// A format with any kind of symbols and any options.
  mutating func format() -> NumberFormat {
    NumberFormat(
      element(of: NumberSymbols.samples), signs: element(of: [.both, .minus, .none]),
      grouping: element(of: GroupingPolicy.allCases), allowsExponent: !flip(0.4),
      allowsLeadingZeros: !flip(0.25), allowsLeadingSeparator: !flip(0.2),
      allowsTrailingSeparator: !flip(0.2), fractionDigits: fractionDigits())
  }

  /// Usually any number of fraction digits; otherwise, a range of a few or none.
  private mutating func fractionDigits() -> ClosedRange<Int> {
    guard flip(0.4) else { return 0...Int.max }
    if flip(0.05) { return -2 ... -1 }
    if flip(0.03) { return 0...(int(in: 990...1010)) }
    let most = int(upTo: 4)
    return min(most, int(upTo: 2))...most
  }

  /// A format without exponents, as a field that groups digits requires.
  mutating func fieldFormat() -> NumberFormat {
    var format = format()
    format.allowsExponent = false
    return format
  }
}

extension NumberSymbols {
  /// Symbols of every kind in use in locales, starting with the simplest.
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
    // These symbols must be refused, because the exponent mark starts with a digit (N3.6). If they
    // were accepted, laws would fail for numbers with the mark.
    { try NumberSymbols(exponentMark: "10^") },
  ]
}
