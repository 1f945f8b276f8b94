extension Double {
  /// The nearest number of this type, ties to even (N5).
  ///
  /// - Throws: `NumberConversionError.outOfRange` if that is infinite.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    // A tie between two doubles has at most 768 significant digits.
    guard let value = Double(number.rounding(to: 800)), value.isFinite else { throw .outOfRange }
    self = value
  }
}

extension Float {
  /// The nearest number of this type, ties to even (N5).
  ///
  /// - Throws: `NumberConversionError.outOfRange` if that is infinite.
  public init(_ number: ExactNumber) throws(NumberConversionError) {
    // A tie between two floats has at most 113 significant digits.
    guard let value = Float(number.rounding(to: 120)), value.isFinite else { throw .outOfRange }
    self = value
  }
}

extension ExactNumber {
  /// A text for the standard library's parsers, of a number that rounds as this one does.
  ///
  /// After more digits than any tie has, one digit that isn't zero can represent all the rest.
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
  /// The exponent, or one beyond every floating-point number on the same side.
  ///
  /// A million digits may balance an exponent of a million, so the limit is far away.
  fileprivate var clamped: Int {
    switch self {
    case .near(let value): max(-100_000_000_000, min(100_000_000_000, value))
    case .far(let isNegative, _): isNegative ? -100_000_000_000 : 100_000_000_000
    }
  }
}
