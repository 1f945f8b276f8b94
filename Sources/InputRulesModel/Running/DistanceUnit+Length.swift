import InputRules

extension DistanceUnit {
  /// Its length in micrometres (R1.5, R1.6).
  var length: Int {
    switch self {
    case .meters: 1_000_000
    case .kilometers: 1_000_000_000
    case .miles: 1_609_344_000
    }
  }
}

extension SpeedUnit {
  /// Its speed per hour, in micrometres (R1.5, R1.6).
  var lengthInAnHour: Int {
    switch self {
    case .metersPerSecond: 3_600_000_000
    case .kilometersPerHour: 1_000_000_000
    case .milesPerHour: 1_609_344_000
    }
  }
}
