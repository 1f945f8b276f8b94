import InputRules

extension Alphabet {
  /// The scalars that the *Text Field* article's scanner skips (N1.8).
  static let whiteSpace: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x9...0xD, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200B,
      0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    ]
    return ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }
  }()

  /// The locale's separator; for a no-break space a lenient format also accepts any of three
  /// spaces, except one that is the decimal separator or another symbol, and lookalikes for others
  /// (N4.5, N4.6).
  static func groupingSeparators(of format: NumberFormat) -> [Unicode.Scalar] {
    let own = format.symbols.storage.groupingSeparator
    let noBreakSpaces: [Unicode.Scalar] = ["\u{A0}", "\u{202F}"]
    switch format.grouping {
    case .refused: return []
    case .strict: return [own]
    case .lenient:
      guard noBreakSpaces.contains(own) else { return [own] + lookalikes(of: own) }
      let others = otherSymbols(of: format.symbols)
      return [own] + (noBreakSpaces + [" "]).filter { !others.contains($0) }
    }
  }

  /// The scalars that are, or begin, a symbol of the locale other than the grouping separator
  /// (N3.1).
  private static func otherSymbols(of symbols: NumberSymbols) -> [Unicode.Scalar] {
    symbols.storage.digits + [symbols.storage.decimalSeparator]
      + Array(symbols.storage.minusSign.unicodeScalars)
      + Array(symbols.storage.plusSign.unicodeScalars)
      + Array(symbols.storage.exponentMark.unicodeScalars.prefix(1))
  }
}
