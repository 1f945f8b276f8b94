extension Pace {
  /// A number of seconds per unit, to the nearest microsecond per thousand units (R1.7).
  ///
  /// - Parameters:
  ///   - seconds: above zero; it is converted exactly. Pedometers give seconds per meter.
  ///   - unit: the unit that they are for.
  /// - Throws: `RunProblem` for a number that isn't a pace (R5).
  public init(seconds: Double, per unit: DistanceUnit) throws(RunProblem) {
    if seconds == 0 { throw .zero }
    let microseconds = try seconds.parts(1_000_000_000)
    if microseconds == 0 { throw .tooSmall }
    try self.init(
      ElapsedTime(microseconds: microseconds),
      for: Distance(micrometers: unit.micrometers * 1_000))
  }

  /// The double nearest to the number of seconds per unit (R1.9).
  public func seconds(per unit: DistanceUnit) -> Double {
    let (factor, divisor) = unit.terms
    return Double(
      nearest: microseconds.magnitude.multipliedFullWidth(by: factor.magnitude),
      over: (micrometers * divisor).magnitude)
  }
}

extension DistanceUnit {
  /// The factor and the divisor that convert microseconds per micrometre to seconds per unit.
  ///
  /// In lowest terms: a pace's distance, at most 10¹⁵, times such a divisor is an `Int`.
  var terms: (factor: Int, divisor: Int) {
    let common = greatestCommonDivisor(micrometers, 1_000_000)
    return (micrometers / common, 1_000_000 / common)
  }
}
