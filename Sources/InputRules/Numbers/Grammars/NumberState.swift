/// Where in a number a text ends, and what of it still matters (N1.5).
struct NumberState: Equatable, Sendable {
  /// Where in a number the text ends.
  enum Place: UInt8 {
    /// Before the sign, or where there is none.
    case start
    /// Behind the sign.
    case signed
    /// Behind an integer digit.
    case integer
    /// Behind a grouping separator.
    case group
    /// Behind a decimal separator that came first.
    case leadingSeparator
    /// Behind a decimal separator and integer digits.
    case separator
    /// Behind a digit of the fraction.
    case fraction
    /// Inside the locale's own exponent mark.
    case mark
    /// Behind the exponent mark.
    case exponentStart
    /// Behind the exponent's sign.
    case exponentSigned
    /// Behind a digit of the exponent.
    case exponent
  }

  var place = Place.start
  /// Grouping separators: none, one, or more.
  var separators: UInt8 = 0
  /// Whether the digits before the first grouping separator are few enough for a first group.
  var firstGroupFits = false
  /// Whether the integer part begins with a zero.
  var startsWithZero = false
  /// Digits since the last separator, as far as they matter; scalars of the mark, inside it.
  var run: Int32 = 0
}
