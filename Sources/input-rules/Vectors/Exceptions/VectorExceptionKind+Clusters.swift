/// What the standard library's Unicode version has changed since the data.
extension VectorExceptionKind {
  static let otherPictographs = VectorExceptionKind(
    clause: "T1",
    reason: "Clusters are the standard library's, and Unicode 17.0 takes Extended_Pictographic, "
      + "and so the join of rule GB11, from assigned characters that aren't emoji."
  ) { (row: GraphemeBreakRow) in row.predictionOfPictographs }
}
