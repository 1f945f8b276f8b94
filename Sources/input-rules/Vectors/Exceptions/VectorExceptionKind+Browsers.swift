/// What browsers and parsers of JSON do around a number.
extension VectorExceptionKind {
  /// The kinds of rows of inputs and of documents.
  static let browsers = [blanksInBrackets, infiniteDouble, typedInTwoSteps]

  private static let blanksInBrackets = VectorExceptionKind(
    clause: "N6",
    reason: "There is nothing before or behind a number, and JSON has white space between brackets."
  ) { (row: JSONNumberRow) in
    row.isNumberBetweenBlanks
      ? VectorPrediction(peers: JSONNumberRow.words(true), ours: JSONNumberRow.words(false)) : nil
  }

  private static let infiniteDouble = VectorExceptionKind(
    clause: "N5",
    reason: "Values are exact, however great, and browsers have none beyond the greatest double."
  ) { (row: NumberValueRow) in row.predictionBeyondDoubles }

  private static let typedInTwoSteps = VectorExceptionKind(
    clause: "N1.4",
    reason:
      "A separator doesn't end a number of HTML, and browsers keep the number before it while "
      + "one types on."
  ) { (row: NumberValueRow) in row.predictionOfTypedPoint }
}
