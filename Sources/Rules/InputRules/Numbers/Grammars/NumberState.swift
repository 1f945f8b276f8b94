/// The place in a number at which the text ends, and the details that still matter (N1.5).
struct NumberState: Equatable, Sendable {
  /// The position in the number at which the text ends.
  enum Place: UInt8 {
    /// Before the sign, if there is one.
    case start
    /// After the sign.
    case signed
    /// After an integer digit.
    case integer
    /// After a grouping separator.
    case group
    /// After a decimal separator that came first.
    case leadingSeparator
    /// After integer digits and a decimal separator.
    case separator
    /// After a digit of the fraction.
    case fraction
    /// Inside the locale's own exponent mark.
    case mark
    /// After the exponent mark.
    case exponentStart
    /// After the exponent's sign.
    case exponentSigned
    /// After a digit of the exponent.
    case exponent
  }

  var place = Place.start
  /// The number of grouping separators; 2 means two or more.
  var separators: UInt8 = 0
  /// Whether the digits before the first grouping separator are few enough for a first group.
  var firstGroupFits = false
  /// Whether the integer part starts with a zero.
  var startsWithZero = false
  /// The number of digits after the last separator, if it matters; inside a mark, the number of its
  /// scalars that were read.
  var run: Int32 = 0
}
