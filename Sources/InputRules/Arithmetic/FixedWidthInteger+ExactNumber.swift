extension FixedWidthInteger {
  /// The number as an integer of this width, exactly (N5).
  ///
  /// - Throws: `NumberConversionError.notWhole` for a fraction, otherwise `.outOfRange` for a value
  ///   that doesn't fit.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    if number.isZero {
      self = 0
      return
    }
    guard case .near(let zeros) = number.exponent else {
      throw number.exponent < .near(0) ? .notWhole : .outOfRange
    }
    if zeros < 0 { throw .notWhole }
    // Ten to the power of its width exceeds any integer.
    if zeros > Self.bitWidth { throw .outOfRange }
    guard let value = Self.value(of: number, zeros: zeros) else { throw .outOfRange }
    self = value
  }

  /// Negative numbers are built from below, because their range is larger by one.
  private static func value(of number: ExactNumber, zeros: Int) -> Self? {
    if case .small(let magnitude) = number.coefficient, zeros == 0, !number.isNegative {
      return Self(exactly: magnitude)
    }
    var value: Self = 0
    for digit in number.digits + Array(repeating: 0, count: zeros) {
      guard let ten = Self(exactly: 10), let digit = Self(exactly: digit) else { return nil }
      let (tens, overflows) = value.multipliedReportingOverflow(by: ten)
      let (sum, overflowsAgain) =
        number.isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if overflows || overflowsAgain { return nil }
      value = sum
    }
    return value
  }
}
