/// A kind of symbol that a number is made of.
public enum NumberToken: String, Hashable, Sendable, CaseIterable {
  /// Any digit: ASCII's, or the locale's own.
  case digit
  /// The minus sign.
  case minus = "minus sign"
  /// The plus sign.
  case plus = "plus sign"
  /// The separator before the fraction.
  case decimalSeparator = "decimal separator"
  /// The separator between groups.
  case groupingSeparator = "grouping separator"
  /// The mark before the exponent, or the rest of it.
  case exponentMark = "exponent mark"
  /// White space, which only the article's scanner skips.
  case space
}

extension NumberToken: CustomStringConvertible {
  /// What the symbol is called.
  public var description: String { rawValue }
}
