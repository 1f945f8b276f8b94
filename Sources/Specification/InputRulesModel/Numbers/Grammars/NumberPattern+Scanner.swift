extension NumberPattern {
  /// The language of the *Text Field* article's scanner, without its limits: each part is optional,
  /// but at least one is required (N1.6, N1.7).
  static func scanner(with symbols: NumberSymbols) -> NumberPattern {
    let spaces = NumberPattern.one(.space).anyNumber
    let sign = NumberPattern.either([.one(.minus), .one(.plus)])
    let unsigned = unsigned(with: symbols)
    let signed = all([sign, spaces, unsigned.orNothing])
    return all([spaces, .either([signed, unsigned]), spaces])
  }

  /// Digits, a separator with or without digits, and an exponent, of which one is required (N1.6,
  /// N1.7).
  private static func unsigned(with symbols: NumberSymbols) -> NumberPattern {
    let digits = NumberPattern.one(.digit).anyNumber
    let fraction = NumberPattern.one(.decimalSeparator).followed(by: digits)
    let whole = all([.one(.digit).onceOrMore, fraction.orNothing])
    // A separator that is white space is skipped at places that allow white space.
    let isSpace = Alphabet.whiteSpace.contains(symbols.storage.decimalSeparator)
    let mantissa = NumberPattern.either(isSpace ? [whole] : [whole, fraction])
    return .either([mantissa.followed(by: exponent.orNothing), exponent])
  }

  /// A mark, with the optional parts after it (N1.6).
  private static var exponent: NumberPattern {
    let sign = NumberPattern.either([.one(.minus), .one(.plus)])
    return all([.one(.plainMark), sign.orNothing, .one(.digit).anyNumber])
  }
}
