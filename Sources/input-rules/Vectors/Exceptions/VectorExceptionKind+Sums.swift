/// AnyFormatKit writes the value of what is typed anew, and counts the caret from the end.
extension VectorExceptionKind {
  /// The kinds of rows of numbers that are grouped while they are typed.
  static let sums = [leadingZero, tooManyDigits, caretFromTheEnd]

  private static let leadingZero = sum(
    "N1", "No integer part of several digits begins with a zero, and AnyFormatKit drops the zero."
  ) { $0.answerToLeadingZero }

  private static let tooManyDigits = sum(
    "N7", "An insertion that leaves too many digits is refused, and AnyFormatKit cuts the last off."
  ) { $0.answerToTooManyDigits }

  private static let caretFromTheEnd = sum(
    "N7", "The caret stands right behind a digit, and AnyFormatKit counts its place from the end."
  ) { $0.answerToCaretFromTheEnd }

  private static func sum(
    _ clause: String, _ reason: String, ours: @escaping @Sendable (AnyFormatKitRow) -> String?
  ) -> VectorExceptionKind {
    VectorExceptionKind(clause: clause, reason: reason, ours: ours)
  }
}
