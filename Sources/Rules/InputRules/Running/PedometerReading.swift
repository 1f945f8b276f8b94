/// A pedometer's values, as far as they are known (R6.1).
public struct PedometerReading: Hashable, Sendable {
  /// The number of steps, if that is known; not negative.
  package let steps: Int?
  /// The distance, if that is known.
  package var distance: Distance?
  /// The current pace, if it is known.
  package var pace: Pace?
  /// The average pace, if it is known.
  package var averagePace: Pace?
  /// How long the pedometer has run.
  package var elapsed: ElapsedTime

  /// A reading.
  /// - Parameters:
  ///   - steps: the number of steps.
  ///   - distance: the distance.
  ///   - pace: the current pace.
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
