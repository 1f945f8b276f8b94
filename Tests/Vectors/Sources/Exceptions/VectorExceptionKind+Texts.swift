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
