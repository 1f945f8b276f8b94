/// What a pedometer says, as far as it knows (R6.1).
public struct PedometerReading: Hashable, Sendable {
  /// How many steps were made, if that is known; not negative.
  public let steps: Int?
  /// How far they led, if that is known.
  public var distance: Distance?
  /// The present pace, if it is known.
  public var pace: Pace?
  /// The average pace, if it is known.
  public var averagePace: Pace?
  /// How long the pedometer has run.
  public var elapsed: ElapsedTime

  /// A reading.
  ///
  /// - Parameters:
  ///   - steps: how many steps were made.
  ///   - distance: how far they led.
  ///   - pace: the present pace.
  ///   - averagePace: the average pace.
  ///   - elapsed: how long the pedometer has run.
  /// - Throws: `RunProblem.negative` for a number of steps below zero.
  public init(
    steps: Int? = nil, distance: Distance? = nil, pace: Pace? = nil, averagePace: Pace? = nil,
    elapsed: ElapsedTime
  ) throws(RunProblem) {
    if let steps, steps < 0 { throw .negative }
    self.steps = steps
    self.distance = distance
    self.pace = pace
    self.averagePace = averagePace
    self.elapsed = elapsed
  }
}
