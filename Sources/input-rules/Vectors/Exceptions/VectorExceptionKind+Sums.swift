/// AnyFormatKit writes the typed value again, and counts the caret from the end.
extension VectorExceptionKind {
  /// The kinds of rows of numbers that are grouped during typing.
  static let sums = [leadingZero, tooManyDigits, caretFromTheEnd]

  private static let leadingZero = VectorExceptionKind(
    clause: "N1.4",
    reason: "No integer part of several digits starts with a zero, but AnyFormatKit drops the zero."
  ) { (row: AnyFormatKitRow) in row.predictionOfLeadingZero }

  private static let tooManyDigits = VectorExceptionKind(
    clause: "N7.11",
    reason: "An insertion that leaves too many digits is refused, but AnyFormatKit cuts the "
      + "last off."
  ) { (row: AnyFormatKitRow) in row.predictionOfTooManyDigits }

  private static let caretFromTheEnd = VectorExceptionKind(
    clause: "N7.16",
    reason: "The caret comes directly after a digit, but AnyFormatKit counts it from the end."
  ) { (row: AnyFormatKitRow) in row.predictionOfCaret }
}
