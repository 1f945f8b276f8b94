/// The units of speeds (R1.5).
public enum SpeedUnit: Hashable, Sendable, CaseIterable {
  case metersPerSecond
  case kilometersPerHour
  case milesPerHour

  /// The unit of the distance.
  public var distance: DistanceUnit {
    switch self {
    case .metersPerSecond: .meters
    case .kilometersPerHour: .kilometers
    case .milesPerHour: .miles
    }
  }

  /// The time in which the distance is covered, in seconds.
  public var seconds: Int {
    switch self {
    case .metersPerSecond: 1
    case .kilometersPerHour, .milesPerHour: 3_600
    }
  }
}
