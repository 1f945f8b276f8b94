extension ModelWheels {
  /// The count of the position that shows a value (W3, W4).
  public func count(of value: Double, rounding: ValueRounding, in set: WheelSet)
    throws(WheelProblem) -> Int
  {
    if value.isNaN { throw .notANumber }
    if value.isInfinite { throw .infinite }
    if value < 0 { throw .negative }
    let places = Rational(exactly: value) * Rational(places(of: set))
    return try count(ofPlaces: places.rounded(rounding), in: set)
  }

  /// The count of the position that shows a decimal number (W3, W4).
  public func count(of value: ExactNumber, rounding: ValueRounding, in set: WheelSet)
    throws(WheelProblem) -> Int
  {
    if value.isNegative && !value.hasNoDigits { throw .negative }
    return try count(ofPlaces: value.size(times: places(of: set), rounding), in: set)
  }

  /// The count of the position that shows a value, or of the nearer end (W4).
  public func clampedCount(of value: Double, rounding: ValueRounding, in set: WheelSet)
    throws(WheelProblem) -> Int
  {
    if value.isNaN { throw .notANumber }
    if value < 0 { return 0 }
    do { return try count(of: value, rounding: rounding, in: set) } catch {
      // A nonnegative number is beyond the last position.
      return last(of: set)
    }
  }

  /// The exact value of a position (W3).
  public func value(at count: Int, of set: WheelSet) throws(WheelProblem) -> ExactNumber {
    _ = try rows(at: count, of: set)
    return ExactNumber(written: Natural(count).digits, exponent: .near(-set.fractionDigits))
  }

  /// The double nearest to the value of a position (W3).
  public func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    _ = try rows(at: count, of: set)
    return Rational(count, over: places(of: set)).double
  }

  /// The number of places in one: a factor of ten for each fraction digit (W3).
  package func places(of set: WheelSet) -> Int {
    (0..<set.fractionDigits).reduce(1) { product, _ in product * 10 }
  }

  /// The number of places as a count, unless it is beyond the last position (W4).
  private func count(ofPlaces places: Natural?, in set: WheelSet) throws(WheelProblem) -> Int {
    let last = last(of: set)
    guard let count = places?.word, count <= last else { throw .beyond(last: last) }
    return count
  }
}
