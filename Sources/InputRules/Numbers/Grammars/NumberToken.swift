/// A kind of symbol in a number.
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
  /// White space, which only the *Text Field* article's scanner skips.
  case space
}

extension NumberToken: CustomStringConvertible {
  /// The symbol's name.
  public var description: String { rawValue }
}
