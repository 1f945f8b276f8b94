#if canImport(CoreMotion) && !os(macOS) && !os(tvOS) && !os(visionOS)
  import CoreMotion
  import InputRules

  extension PedometerReading {
    /// The values of a platform's pedometer; impossible values count as unknown (R6.1, R6.5).
    ///
    /// Its paces are seconds per meter, which isn't a speed.
    /// - Parameters:
    ///   - data: the platform's data.
    ///   - elapsed: how long the pedometer has run.
    /// - Throws: `RunProblem.negative` for a number of steps below zero.
    public init(_ data: CMPedometerData, elapsed: ElapsedTime) throws(RunProblem) {
      try self.init(
        steps: data.numberOfSteps.intValue,
        distance: data.distance.flatMap { try? Distance($0.doubleValue, .meters) },
        pace: data.currentPace.flatMap { try? Pace(seconds: $0.doubleValue, per: .meters) },
        averagePace: data.averageActivePace.flatMap {
          try? Pace(seconds: $0.doubleValue, per: .meters)
        },
        elapsed: elapsed)
    }
  }
#endif
