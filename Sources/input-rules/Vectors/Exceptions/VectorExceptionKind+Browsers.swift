/// What browsers and JSON parsers accept around a number.
extension VectorExceptionKind {
  /// The kinds of rows of inputs and of documents.
  static let browsers = [blanksInBrackets, infiniteDouble, typedInTwoSteps]

  private static let blanksInBrackets = VectorExceptionKind(
    clause: "N6",
    reason: "A number has nothing before or after it, but JSON allows white space between brackets."
  ) { (row: JSONNumberRow) in
    row.isNumberBetweenBlanks
      ? VectorPrediction(peers: JSONNumberRow.words(true), ours: JSONNumberRow.words(false)) : nil
  }

  private static let infiniteDouble = VectorExceptionKind(
    clause: "N5",
    reason: "Values are exact, however large, but browsers have none beyond the largest double."
  ) { (row: NumberValueRow) in row.predictionBeyondDoubles }

  private static let typedInTwoSteps = VectorExceptionKind(
    clause: "N1.4",
    reason:
      "An HTML number doesn't end with a separator, but browsers keep the number before it "
      + "during typing."
  ) { (row: NumberValueRow) in row.predictionOfTypedPoint }
}
