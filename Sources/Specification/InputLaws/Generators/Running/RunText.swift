/// A text that may be a quantity, and how to read it.
struct RunText: Hashable, Sendable {
  var text: String
  var symbols: NumberSymbols
}

extension Generator where Value == RunText {
  /// A text that is a time, or nearly.
  static var timeText: Generator { Generator { RunText(text: $0.timeText(), symbols: .posix) } }

  /// A text that is a number with some symbols, or nearly.
  static let quantityText = Generator { source in
    let symbols = source.element(of: NumberSymbols.samples)
    let format = NumberFormat(symbols, signs: .none, grouping: .refused, allowsExponent: false)
    if source.flip(0.1) { return RunText(text: source.halfwayText(symbols), symbols: symbols) }
    let text = source.flip(0.3) ? source.pieces(of: format, 0...6) : source.numberText(format)
    return RunText(text: text, symbols: symbols)
  }
}

extension ChoiceSource {
  /// A number of meters exactly between two micrometers, which no double may represent.
  fileprivate mutating func halfwayText(_ symbols: NumberSymbols) -> String {
    let fraction = "\(1_000_000 + choose(upTo: 999_999))".dropFirst()
    return "\(choose(upTo: 999_999_999))\(symbols.decimalSeparator)\(fraction)5"
  }

  /// A time as a form writes it, or with one piece more or less.
  mutating func timeText() -> String {
    if flip(0.2) { return pieces { $0.piece() } }
    var text = ""
    let most = flip(0.1) ? 25 : 3
    repeated(1...most, label: "digit") { text += "\($0.choose(upTo: 9))" }
    for _ in 0..<(1 + Int(choose(upTo: 2))) { text += ":" + sixtieth() }
    return flip(0.3) ? damaged(text) { $0.piece() } : text
  }

  /// Two digits, mostly below 60.
  private mutating func sixtieth() -> String {
    "\(flip(0.05) ? 6 + choose(upTo: 3) : choose(upTo: 5))\(choose(upTo: 9))"
  }

  /// A digit or a colon, otherwise a character that is confused with a colon or a digit.
  private mutating func piece() -> String {
    if !flip(0.4) { return "\(choose(upTo: 9))" }
    return element(of: [
      ":", ".", " ", "-", "+", "\u{663}", "\u{FF11}", "\u{FF1A}", "\u{2236}", "e", "\n",
      "\u{1F55B}", "\u{301}", "\u{0}", "60", ":60",
    ])
  }
}
