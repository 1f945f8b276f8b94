extension WheelSet {
  /// The count of the position with the value 1, such as 100 if there are two fraction digits.
  private var placesInOne: Int { (0..<fractionDigits).reduce(1) { places, _ in places * 10 } }

  /// The count of the position that shows a value, or the nearest value (W3, W4).
  /// - Parameters:
  ///   - value: a number from zero to the last position's value, which is converted exactly.
  ///   - rounding: how a value between two positions is rounded.
  /// - Throws: `WheelProblem` if the value is NaN, infinite or out of range.
  public func count(
    of value: Double, rounding: ValueRounding = .nearest
  ) throws(WheelProblem) -> Int {
    if value.isNaN { throw .notANumber }
    if value.isInfinite { throw .infinite }
    if value < 0 { throw .negative }
    return try shown(value.scaled(by: placesInOne, rounding))
  }

  /// The count of the position that shows a decimal number, or the nearest value (W3, W4).
  /// - Parameters:
  ///   - value: a number from zero to the last position's value.
  ///   - rounding: how a value between two positions is rounded.
  /// - Throws: `WheelProblem` if the value is out of range.
  public func count(
    exactly value: ExactNumber, rounding: ValueRounding = .nearest
  ) throws(WheelProblem) -> Int {
    if value.isNegative && !value.isZero { throw .negative }
    return try shown(value.scaled(by: placesInOne, rounding))
  }

  /// The count of the position whose value is nearest to `value`, which may be out of range (W4).
  /// - Parameters:
  ///   - value: any number, including infinity.
  ///   - rounding: how a value between two positions is rounded.
  /// - Throws: `WheelProblem.notANumber` if `value` is NaN.
  package func clampedCount(
    of value: Double, rounding: ValueRounding = .nearest
  ) throws(WheelProblem) -> Int {
    if value.isNaN { throw .notANumber }
    if value <= 0 { return 0 }
    let last = counts.upperBound
    guard value.isFinite, let count = value.scaled(by: placesInOne, rounding) else { return last }
    return min(count, last)
  }

  /// The exact value of the position with this count (W3).
  /// - Throws: `WheelProblem.noPosition` if no position has this count.
  package func value(at count: Int) throws(WheelProblem) -> ExactNumber {
    try require(count)
    return ExactNumber(trusting: count.magnitude.decimalDigits, exponent: .near(-fractionDigits))
  }

  /// The value of the position with this count, as the nearest double (W3).
  /// - Throws: `WheelProblem.noPosition` if no position has this count.
  package func double(at count: Int) throws(WheelProblem) -> Double {
    try require(count)
    // Both numbers are exact in a double, so their quotient is rounded once.
    return Double(count) / Double(placesInOne)
  }

  private func shown(_ count: Int?) throws(WheelProblem) -> Int {
    let counts = counts
    guard let count, counts.contains(count) else { throw .beyond(last: counts.upperBound) }
    return count
  }
}
