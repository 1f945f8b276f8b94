extension ElapsedTime {
  /// A number of seconds, to the nearest microsecond (R1.7).
  ///
  /// - Parameter seconds: not below zero; it is converted exactly.
  /// - Throws: `RunProblem` for a number that isn't a time (R5).
  public init(seconds: Double) throws(RunProblem) {
    try self.init(microseconds: seconds.parts(1_000_000))
  }

  /// The time that a clock shows (R1.8).
  ///
  /// - Parameters:
  ///   - hours: from 0 to 99.
  ///   - minutes: from 0 to 59.
  ///   - seconds: from 0 to 59.
  /// - Throws: `RunProblem.noClockTime` if one is outside its bounds.
  public init(hours: Int = 0, minutes: Int, seconds: Int) throws(RunProblem) {
    guard 0...99 ~= hours, 0...59 ~= minutes, 0...59 ~= seconds else { throw .noClockTime }
    try self.init(microseconds: ((hours * 60 + minutes) * 60 + seconds) * 1_000_000)
  }

  /// The double nearest to the time in seconds (R1.9).
  public var seconds: Double { Double(nearest: (0, microseconds.magnitude), over: 1_000_000) }
}
