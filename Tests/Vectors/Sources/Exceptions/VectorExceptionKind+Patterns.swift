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

/// Answers that Android's and Flutter's filters document, and that differ from ours.
extension VectorExceptionKind {
  /// The kinds of rows of filters.
  static let filters = [lastPointKept, insidePair, equalLength]

  private static let lastPointKept = VectorExceptionKind(
    clause: "E8.3",
    reason: "Of several points Android keeps the last, but pasting keeps the first, as typing does."
  ) { (row: AndroidDigitsRow) in row.predictionOfSeveralPoints }

  private static let insidePair = VectorExceptionKind(
    clause: "E5",
    reason: "An end inside a surrogate pair moves out of it, but Flutter leaves it there."
  ) { (row: FlutterRow) in row.predictionInsidePair }

  private static let equalLength = VectorExceptionKind(
    clause: "E3",
    reason: "An end inside a replaced part moves after the replacement, but Flutter leaves it "
      + "there if the lengths are equal."
  ) { (row: FlutterRow) in row.predictionOfEqualLength }
}

/// What the standard library's Unicode version has changed since the data.
extension VectorExceptionKind {
  static let otherPictographs = VectorExceptionKind(
    clause: "T1",
    reason: "Clusters are the standard library's, and Unicode 17.0 takes Extended_Pictographic, "
      + "and so the join of rule GB11, from assigned characters that aren't emoji."
  ) { (row: GraphemeBreakRow) in row.predictionOfPictographs }
}
