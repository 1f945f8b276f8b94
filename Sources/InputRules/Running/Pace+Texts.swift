extension Pace {
  /// The time for a unit, in minutes and seconds (R4.6).
  ///
  /// - Parameters:
  ///   - unit: what the time is for.
  ///   - isPadded: whether minutes have at least two digits, as the article's have.
  ///   - rounding: what becomes of a fraction of a second.
  public func text(
    per unit: DistanceUnit, isPadded: Bool = false, rounding: ValueRounding = .nearest
  ) -> String {
    let (factor, divisor) = unit.terms
    // A second for a micrometre would be a time of 50 years for a mile, which still fits.
    let seconds = microseconds.scaled(by: factor, over: micrometers * divisor, rounding)
    return TimeForm(.minutesSeconds, isPadded: isPadded).text(ofSeconds: seconds ?? .max)
  }

  /// A pace, read (R4.6).
  ///
  /// - Parameters:
  ///   - text: minutes and seconds.
  ///   - unit: what the time is for.
  /// - Throws: `RunProblem.unreadable`, or why the time is no pace (R5).
  public init(_ text: String, per unit: DistanceUnit) throws(RunProblem) {
    let time = try ElapsedTime(text, as: .minutesSeconds)
    try self.init(time, for: Distance(micrometers: unit.micrometers))
  }
}
