extension Pace {
  /// The time for a unit, in minutes and seconds (R4.6).
  ///
  /// - Parameters:
  ///   - unit: the unit that the time is for.
  ///   - isPadded: whether minutes have at least two digits, as in the *Running* articles.
  ///   - rounding: how a fraction of a second is rounded.
  public func text(
    per unit: DistanceUnit, isPadded: Bool = false, rounding: ValueRounding = .nearest
  ) -> String {
    let (factor, divisor) = unit.terms
    // A second per micrometre would be a time of 50 years per mile, which still fits.
    let seconds = microseconds.scaled(by: factor, over: micrometers * divisor, rounding)
    return TimeForm(.minutesSeconds, isPadded: isPadded).text(ofSeconds: seconds ?? .max)
  }

  /// A pace, read from a text (R4.6).
  ///
  /// - Parameters:
  ///   - text: minutes and seconds.
  ///   - unit: the unit that the time is for.
  /// - Throws: `RunProblem.unreadable`, or why the time isn't a pace (R5).
  public init(_ text: String, per unit: DistanceUnit) throws(RunProblem) {
    let time = try ElapsedTime(text, as: .minutesSeconds)
    try self.init(time, for: Distance(micrometers: unit.micrometers))
  }
}
