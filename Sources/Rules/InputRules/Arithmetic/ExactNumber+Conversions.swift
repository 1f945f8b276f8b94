extension FixedWidthInteger {
  /// Creates an integer that exactly equals a number (N5).
  /// - Parameter number: a whole number within the bounds of this type.
  /// - Throws: `NumberConversionError.notWhole` if the number isn't whole; otherwise, `.outOfRange`
  ///   if it doesn't fit in the type.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    if number.isZero {
      self = 0
      return
    }
    guard case .near(let zeros) = number.exponent else {
      throw number.exponent < .near(0) ? .notWhole : .outOfRange
    }
    if zeros < 0 { throw .notWhole }
    // Ten to the power of the bit width exceeds every integer of the type.
    if zeros > Self.bitWidth { throw .outOfRange }
    guard let value = Self.value(of: number, zeros: zeros) else { throw .outOfRange }
    self = value
  }

  /// Builds a negative integer by subtraction; the least integer has no positive counterpart.
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

extension Double {
  /// Creates the nearest number of this type, with ties rounded to even (N5).
  /// - Parameter number: the number to convert.
  /// - Throws: `NumberConversionError.outOfRange` if the nearest number is infinite.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    // A tie between two doubles has at most 768 significant digits.
    self = try number.nearest(Self.powersOfTen, digits: 800)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension Float {
  /// Creates the nearest number of this type, with ties rounded to even (N5).
  /// - Parameter number: the number to convert.
  /// - Throws: `NumberConversionError.outOfRange` if the nearest number is infinite.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    // A tie between two floats has at most 113 significant digits.
    self = try number.nearest(Self.powersOfTen, digits: 120)
  }

  private static let powersOfTen: [Float] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
  ]
}

extension ExactNumber {
  /// The nearest floating-point number, which must be finite; every tie has fewer than `digits`
  /// digits.
  fileprivate func nearest<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ powers: [Value], digits: Int
  ) throws(NumberConversionError) -> Value {
    if let value = roundedOnce(powers) { return value }
    guard let value = Value(rounding(to: digits)), value.isFinite else { throw .outOfRange }
    return value
  }

  /// The nearest floating-point number, or `nil` if the number has too many digits for this method.
  ///
  /// If the type represents both the digits (as an integer) and the power of ten exactly, only
  /// their product or quotient is rounded, with ties to even. This is ten times as fast as a
  /// conversion through text.
  fileprivate func roundedOnce<Value: BinaryFloatingPoint>(_ powers: [Value]) -> Value? {
    guard case .small(let digits) = coefficient, digits >> (Value.significandBitCount + 1) == 0,
      case .near(let exponent) = exponent, exponent.magnitude < powers.count
    else { return nil }
    let power = powers[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Value(digits) / power : Value(digits) * power
    return isNegative ? -magnitude : magnitude
  }

  /// Text that the standard library's parsers round to the value nearest to this number.
  ///
  /// The text has more digits than any tie, so a final 1 can replace all the dropped digits.
  fileprivate func rounding(to count: Int) -> String {
    let digits = self.digits
    let dropped = max(0, digits.count - count)
    let kept = dropped == 0 ? digits : digits.dropLast(dropped) + [1]
    let written = exponent.advanced(by: dropped == 0 ? 0 : dropped - 1)
    let sign = isNegative ? "-" : ""
    if isZero { return sign + "0" }
    return sign + kept.text + "e\(written.clamped)"
  }
}

extension PowerOfTen {
  /// The exponent, limited to a range that exceeds the exponents of all floating-point numbers.
  ///
  /// The limit is large because a number near 1 with a million digits has an exponent of minus a
  /// million.
  fileprivate var clamped: Int {
    switch self {
    case .near(let value): max(-100_000_000_000, min(100_000_000_000, value))
    case .far(let isNegative, _): isNegative ? -100_000_000_000 : 100_000_000_000
    }
  }
}

/// The reason a number can't be converted to a type (N5).
public enum NumberConversionError: Error, Hashable, Sendable {
  /// The number isn't whole, but the type represents only integers.
  case notWhole
  /// The number is outside the type's range.
  case outOfRange
  /// The number has more digits than the type can store.
  case tooManyDigits
}

extension NumberConversionError: Explained {
  var sentence: String {
    switch self {
    case .notWhole: "the number isn't whole; round it first"
    case .outOfRange: "the number is outside the type's range; use another type"
    case .tooManyDigits: "the number has more digits than the type can store; use a larger type"
    }
  }
}
