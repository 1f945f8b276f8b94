#if canImport(CoreMotion) && !os(macOS) && !os(tvOS) && !os(visionOS)
  import CoreMotion
  import InputRules

  extension PedometerReading {
    /// Creates a reading from a pedometer's data; impossible distances and paces are read as
    /// unknown (R6.1, R6.5).
    ///
    /// The platform's paces are in seconds per meter, not in meters per second.
    /// - Parameters:
    ///   - data: the platform's data.
    ///   - elapsed: the time for which the pedometer has been running.
    /// - Throws: `RunProblem.negative` if the number of steps is below zero.
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
