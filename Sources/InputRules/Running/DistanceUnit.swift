/// The units of distances (R1.5).
public enum DistanceUnit: Hashable, Sendable, CaseIterable {
  case meters
  case kilometers
  case miles

  /// The length of one, in micrometres: a mile is 1609.344 meters, everywhere.
  public var micrometers: Int {
    switch self {
    case .meters: 1_000_000
    case .kilometers: 1_000_000_000
    case .miles: 1_609_344_000
    }
  }
}
