/// Babel drops grouping separators anywhere, uses a point as the decimal separator, and leaves the
/// rest to Python's `Decimal`.
extension VectorExceptionKind {
  /// The kinds of Babel's rows.
  static let babel = [
    otherScriptsDigits, spacesAround, notANumber, foreignPoint, loneSeparator, separatorOutOfPlace,
    ownMinusRead, ownMinusWritten, leastDigitsToGroup, lookalikeRead,
  ]

  private static let spacesAround = refusal(
    "N6", "A number has nothing before or after it, but Python strips white space."
  ) { $0.input.first?.isWhitespace == true || $0.input.last?.isWhitespace == true }

  private static let otherScriptsDigits = refusal(
    "N3.2", "Digits are ASCII's and the locale's own, but Python accepts those of every script."
  ) { $0.input.unicodeScalars.contains(where: $0.isForeignDigit) }

  private static let notANumber = refusal(
    "N1.3", "NaN and infinity have no digits, but Python has a value for them."
  ) { BabelNumber.special($0.input) != nil }

  private static let foreignPoint = refusal(
    "N3.2", "A point that isn't one of the locale's symbols is invalid, but Python accepts it."
  ) { $0.input.contains(".") && $0.symbols.decimalSeparator != "." && !$0.groupsWithPoints }

  private static let loneSeparator = refusal(
    "N4.4", "A single misplaced grouping separator might be another locale's decimal separator."
  ) { $0.hasLoneSeparatorOutOfPlace }

  private static let separatorOutOfPlace = refusal(
    "N4.3", "Grouping separators come only between integer digits, but Babel drops them anywhere."
  ) { $0.hasSeparatorOutsideInteger }

  private static let ownMinusRead = VectorExceptionKind(
    clause: "N3.2",
    reason: "The locale's own minus sign is a sign, but Python accepts only ASCII's."
  ) { (row: BabelReadingRow) in
    row.valueBehindOwnMinus.flatMap { VectorPrediction(peers: row.peersAnswer, ours: $0) }
  }

  private static let lookalikeRead = VectorExceptionKind(
    clause: "N4.6",
    reason: "A lenient format accepts lookalikes of its separator, but Babel accepts none."
  ) { (row: BabelReadingRow) in
    row.isStrict
      ? nil
      : row.valueWithOtherApostrophes.flatMap {
        VectorPrediction(peers: row.peersAnswer, ours: $0)
      }
  }

  private static let ownMinusWritten = VectorExceptionKind(
    clause: "N7.4",
    reason: "A negative number has the locale's minus sign, but Babel writes ASCII's."
  ) { (row: BabelWritingRow) in row.isBehindOwnMinus ? row.prediction : nil }

  private static let leastDigitsToGroup = VectorExceptionKind(
    clause: "N7.2",
    reason: "A locale has a minimum number of digits for grouping, but Babel groups any number."
  ) { (row: BabelWritingRow) in row.hasTooFewDigitsToGroup ? row.prediction : nil }

  /// Rows that Babel reads and we refuse.
  private static func refusal(
    _ clause: String, _ reason: String, of isOfKind: @escaping @Sendable (BabelReadingRow) -> Bool
  ) -> VectorExceptionKind {
    VectorExceptionKind(clause: clause, reason: reason) { (row: BabelReadingRow) in
      guard isOfKind(row) else { return nil }
      return VectorPrediction(peers: row.peersAnswer, ours: BabelReadingRow.refused)
    }
  }
}

/// AnyFormatKit writes the typed value again, and counts the caret from the end.
extension VectorExceptionKind {
  /// The kinds of rows of numbers that are grouped during typing.
  static let sums = [leadingZero, tooManyDigits, caretFromTheEnd]

  private static let leadingZero = VectorExceptionKind(
    clause: "N1.4",
    reason: "No integer part of several digits starts with a zero, but AnyFormatKit drops the zero."
  ) { (row: AnyFormatKitRow) in row.predictionOfLeadingZero }

  private static let tooManyDigits = VectorExceptionKind(
    clause: "N7.11",
    reason: "An insertion that leaves too many digits is refused, but AnyFormatKit cuts the "
      + "last off."
  ) { (row: AnyFormatKitRow) in row.predictionOfTooManyDigits }

  private static let caretFromTheEnd = VectorExceptionKind(
    clause: "N7.16",
    reason: "The caret comes directly after a digit, but AnyFormatKit counts it from the end."
  ) { (row: AnyFormatKitRow) in row.predictionOfCaret }
}

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
