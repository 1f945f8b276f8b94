/// AnyFormatKit writes the value of what is typed anew, and counts the caret from the end.
extension VectorExceptionKind {
  /// The kinds of rows of numbers that are grouped while they are typed.
  static let sums = [leadingZero, tooManyDigits, caretFromTheEnd]

  private static let leadingZero = VectorExceptionKind(
    clause: "N1.4",
    reason: "No integer part of several digits begins with a zero, and AnyFormatKit drops the zero."
  ) { (row: AnyFormatKitRow) in row.predictionOfLeadingZero }

  private static let tooManyDigits = VectorExceptionKind(
    clause: "N7.11",
    reason: "An insertion that leaves too many digits is refused, and AnyFormatKit cuts the last "
      + "off."
  ) { (row: AnyFormatKitRow) in row.predictionOfTooManyDigits }

  private static let caretFromTheEnd = VectorExceptionKind(
    clause: "N7.16",
    reason: "The caret stands right behind a digit, and AnyFormatKit counts its place from the end."
  ) { (row: AnyFormatKitRow) in row.predictionOfCaret }
}
