/// What the standard library's Unicode has changed since the data.
extension VectorExceptionKind {
  static let otherPictographs = VectorExceptionKind(
    clause: "T1",
    reason: "Clusters are the standard library's, and Unicode 17.0 takes Extended_Pictographic, so "
      + "the join of rule GB11, from assigned characters that are no emoji."
  ) { (row: GraphemeBreakRow) in row.predictionOfPictographs }
}
