/// The texts of a pedometer's labels (R6.2).
public struct PedometerTexts: Hashable, Sendable {
  /// The steps.
  public let steps: String
  /// The distance, in meters and miles.
  public let distance: String
  /// The average pace, as speed and pace.
  public let averagePace: String
  /// The current pace, as speed and pace.
  public let pace: String

  /// The texts of four labels.
  public init(steps: String, distance: String, averagePace: String, pace: String) {
    self.steps = steps
    self.distance = distance
    self.averagePace = averagePace
    self.pace = pace
  }
}
