extension ModelNumbers {
  /// The value of a complete number in the format; nil if the text isn't one (N5).
  public func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    guard problem(of: text, as: .complete, in: format) == nil else { return nil }
    return NumberParts(of: text, in: format).value
  }

  /// The value that the *Text Field* article's scanner reads; nil if the scanner doesn't accept the
  /// text (N1.9).
  public func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    guard problemOfScanned(text, with: symbols) == nil else { return nil }
    return ScannerReading(Array(text.unicodeScalars), with: symbols).value
  }

  /// The number as an integer: exact, or refused (N5).
  public func integer<I: FixedWidthInteger>(_ number: ExactNumber, as type: I.Type)
    throws(NumberConversionError) -> I
  {
    if BigInteger(number.exponent).isNegative { throw .notWhole }
    // A type has fewer decimal digits than bits, and at least one digit.
    guard number.order <= BigInteger(I.bitWidth + 1) else { throw .outOfRange }
    let zeros = BigInteger(number.exponent).small ?? 0
    let digits = Natural(number.significant).followedByZeros(zeros).digits
    var value: I = 0
    for digit in digits {
      guard let next = longer(value, by: digit, isNegative: number.isNegative) else {
        throw .outOfRange
      }
      value = next
    }
    return value
  }

  /// The integer with one more digit, on the same side of zero; nil if that is too large (N5).
  private func longer<I: FixedWidthInteger>(_ value: I, by digit: UInt8, isNegative: Bool) -> I? {
    guard let ten = I(exactly: 10), let digit = I(exactly: digit) else { return nil }
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: ten)
    let (sum, overflows) =
      isNegative
      ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    return isTooLarge || overflows ? nil : sum
  }

  /// The nearest `Double`, with ties to even (N5).
  ///
  /// - Throws: `outOfRange` if that is infinite.
  public func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    guard let bits = BinaryFormat.double.bits(nearest: number), bits < Double.infinity.bitPattern
    else { throw .outOfRange }
    let size = Double(bitPattern: bits)
    return number.isNegative ? -size : size
  }

  /// The nearest `Float`, with ties to even (N5).
  ///
  /// - Throws: `outOfRange` if that is infinite.
  public func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    guard let bits = BinaryFormat.float.bits(nearest: number),
      bits < UInt64(Float.infinity.bitPattern)
    else { throw .outOfRange }
    let size = Float(bitPattern: UInt32(bits))
    return number.isNegative ? -size : size
  }
}
