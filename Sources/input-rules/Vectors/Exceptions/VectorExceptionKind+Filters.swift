/// What Android's and Flutter's filters document, and we answer otherwise.
extension VectorExceptionKind {
  /// The kinds of rows of filters.
  static let filters = [lastPointKept, insidePair, equalLength]

  private static let lastPointKept = VectorExceptionKind(
    clause: "E8.3",
    reason: "Of several points Android keeps the last, but pasting keeps what typing a character "
      + "at a time does: the first."
  ) { (row: AndroidDigitsRow) in row.predictionOfSeveralPoints }

  private static let insidePair = VectorExceptionKind(
    clause: "E5",
    reason: "An end inside a surrogate pair moves out of it, and Flutter leaves it there."
  ) { (row: FlutterRow) in row.predictionInsidePair }

  private static let equalLength = VectorExceptionKind(
    clause: "E3",
    reason: "An end inside of what is replaced moves behind the replacement, and Flutter leaves it "
      + "if that is of equal length."
  ) { (row: FlutterRow) in row.predictionOfEqualLength }
}
