extension ModelNumbers {
  /// The largest number of zeros that are written before or after the separator (N7.5).
  private static let mostZeros = 1_000

  /// The number as text (N7.1).
  ///
  /// - Throws: `signNotAllowed` for a negative number, including zero, in a format without signs;
  ///   `tooManyZeros` for one that needs an exponent which the format doesn't allow.
  public func text(of number: ExactNumber, in format: NumberFormat) throws(NumberWritingError)
    -> String
  {
    if number.isNegative && format.signs == .none { throw .signNotAllowed }
    let writing = NumberWriting(of: rounded(number, in: format), in: format)
    if writing.zerosBefore <= BigInteger(Self.mostZeros)
      && writing.zerosAfter <= BigInteger(Self.mostZeros)
    {
      return writing.plainText
    }
    if format.allowsExponent { return writing.textWithExponent }
    throw .tooManyZeros(limit: Self.mostZeros)
  }

  /// The number rounded to the format's largest number of fraction digits, with ties to even
  /// (N7.3).
  private func rounded(_ number: ExactNumber, in format: NumberFormat) -> ExactNumber {
    if format.mostPlaces == .max { return number }
    let last = -BigInteger(format.mostPlaces)
    if number.hasNoDigits || BigInteger(number.exponent) >= last { return number }
    // If the first digit is more than one place after the last kept place, the number is less than
    // half of it.
    guard let kept = (number.order - last).small, kept >= 0 else {
      return ExactNumber(isNegative: number.isNegative, written: [])
    }
    let whole = Natural(number.significant.prefix(kept))
    let lost = Array(number.significant.dropFirst(kept))
    let isAbove = lost[0] > 5 || lost[0] == 5 && (lost.count > 1 || whole.isOdd)
    return ExactNumber(
      isNegative: number.isNegative, written: (isAbove ? whole + Natural(1) : whole).digits,
      exponent: last.powerOfTen)
  }
}
