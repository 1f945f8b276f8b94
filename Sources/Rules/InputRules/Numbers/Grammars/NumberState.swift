/// The state of an automaton that reads a number: the place at which the text read so far ends, and
/// details that affect what may follow (N1.5).
struct NumberState: Equatable, Sendable {
  enum Place: UInt8 {
    /// At the start of the number, before any sign.
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
  /// The number of digits since the last separator, as long as that number matters; inside an
  /// exponent mark, the number of scalars read from the mark.
  var run: Int32 = 0
}
