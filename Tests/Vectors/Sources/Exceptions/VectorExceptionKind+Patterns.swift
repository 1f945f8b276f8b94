/// Rules of masks are like those of their peers, which do something else in these corners.
extension VectorExceptionKind {
  /// The kinds of rows of formatting patterns.
  static let patterns = [
    laterLiteralTyped, cutBetweenLiterals, lastForwardDeletion, nothingInserted, emptySlotsDeleted,
  ]

  private static let laterLiteralTyped = VectorExceptionKind(
    clause: "F2.3",
    reason:
      "A typed literal is skipped wherever its group has it, but Maskito skips only the first "
      + "one."
  ) { (row: MaskPeerRow) in row.predictionOfLaterLiteral }

  private static let cutBetweenLiterals = VectorExceptionKind(
    clause: "F4.2",
    reason: "Literals before a deletion are kept, but IMask removes or adds whole groups."
  ) { (row: MaskPeerRow) in row.predictionOfCutBetweenLiterals }

  private static let lastForwardDeletion = VectorExceptionKind(
    clause: "F5.3",
    reason: "Literals at the end are deleted with the digit after them, but IMask keeps them when "
      + "deleting forward."
  ) { (row: MaskPeerRow) in row.predictionOfLastForwardDeletion }

  private static let nothingInserted = VectorExceptionKind(
    clause: "F5.2",
    reason: "Eager literals come with an insertion, and input-mask writes them where nothing is "
      + "inserted."
  ) { (row: InputMaskRow) in row.predictionOfNothing }

  private static let emptySlotsDeleted = VectorExceptionKind(
    clause: "F6.6",
    reason:
      "The caret comes after the written text, but AnyFormatKit leaves it after an empty slot."
  ) { (row: AnyFormatKitRow) in row.predictionOfDeletedPlaceholders }
}
