/// The meanings that a scalar can have in a number (N1.1).
enum Terminal: Hashable {
  case digit
  case zero
  /// Any digit but zero.
  case otherDigit
  case minus
  /// A plus sign.
  case plus
  /// The separator before the fraction.
  case decimalSeparator
  /// A separator between groups.
  case groupingSeparator
  /// An exponent mark that is one scalar, and accepted in every locale.
  case plainMark
  /// One scalar of the locale's exponent mark.
  case partOfMark(Unicode.Scalar)
  /// An invisible mark next to a sign (N3.3).
  case bidiMark
  /// White space.
  case space

  /// The terminal's name for the user, or `nil` for an invisible one (N1.13).
  var token: NumberToken? {
    switch self {
    case .digit, .zero, .otherDigit: .digit
    case .minus: .minus
    case .plus: .plus
    case .decimalSeparator: .decimalSeparator
    case .groupingSeparator: .groupingSeparator
    case .plainMark, .partOfMark: .exponentMark
    case .bidiMark: nil
    case .space: .space
    }
  }
}
