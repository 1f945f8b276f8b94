/// The values that a pedometer has measured, if known (R6.1).
public struct PedometerReading: Hashable, Sendable {
  /// The number of steps, if known; it isn't negative.
  package let steps: Int?
  package var distance: Distance?
  package var pace: Pace?
  package var averagePace: Pace?
  /// The time for which the pedometer has been running.
  package var elapsed: ElapsedTime

  /// Creates a reading.
  /// - Parameters:
  ///   - steps: the number of steps.
  ///   - distance: the distance.
  ///   - pace: the current pace.
  ///   - averagePace: the average pace.
  ///   - elapsed: the time for which the pedometer has been running.
  /// - Throws: `RunProblem.negative` if the number of steps is below zero.
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

/// The texts of a pedometer's labels (R6.2).
public struct PedometerTexts: Hashable, Sendable {
  /// The label with the number of steps.
  public let steps: String
  /// The label with the distance, in meters and miles.
  public let distance: String
  /// The label with the average pace, which is also shown as a speed.
  public let averagePace: String
  /// The label with the current pace, which is also shown as a speed.
  public let pace: String

  package init(steps: String, distance: String, averagePace: String, pace: String) {
    self.steps = steps
    self.distance = distance
    self.averagePace = averagePace
    self.pace = pace
  }
}

extension PedometerReading {
  /// The texts of the *Running* articles' labels (R6.2, R6.3).
  public var texts: PedometerTexts {
    PedometerTexts(
      steps: "Steps: " + (steps.map { "\($0)" } ?? "N/A"), distance: distanceText,
      averagePace: averageText, pace: pace.map { Self.line("Pace", $0) } ?? "Pace: N/A")
  }

  /// The text of the *Running* articles' title (R6.4).
  /// - Parameter isOn: whether the pedometer is running.
  public func status(isOn: Bool) -> String {
    (isOn ? "On: " : "Pedometer Off: ") + elapsed.text(as: .hoursMinutesSeconds.padded)
  }

  private var distanceText: String {
    guard let distance else { return "Distance: N/A" }
    return "Distance: \(distance.text(in: .meters)) meters,\n \(distance.text(in: .miles)) mi"
  }

  /// The text of the measured average pace, or else of the average pace computed from the distance
  /// and the time.
  private var averageText: String {
    if let averagePace { return Self.line("Avg Pace", averagePace) }
    guard let distance, let pace = try? Pace(elapsed, for: distance) else {
      return "Avg Pace: N/A"
    }
    return Self.line("Avg Comp Pace", pace)
  }

  private static func line(_ title: String, _ pace: Pace) -> String {
    let speed = Speed(pace).text(in: .metersPerSecond)
    return "\(title): \(speed) m/s \n\t\t \(pace.text(per: .miles, isPadded: true)) min/mi"
  }
}
