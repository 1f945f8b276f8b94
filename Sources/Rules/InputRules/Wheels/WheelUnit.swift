/// A unit in which a picker of the *Picker* article dials a number, with its wheels and label (W2).
package enum WheelUnit: Hashable, Sendable, CaseIterable {
  case meters
  case kilometers
  case miles
  case milesPerHour
  case minutesSecondsPerMile
  case kilometersPerHour
  case hoursMinutesSeconds

  package var group: Group {
    switch self {
    case .meters, .kilometers, .miles: .distance
    case .milesPerHour, .minutesSecondsPerMile, .kilometersPerHour: .paceOrSpeed
    case .hoursMinutesSeconds: .time
    }
  }

  package var wheels: WheelSet {
    switch self {
    case .meters, .kilometers, .miles, .milesPerHour, .kilometersPerHour: .decimal
    case .minutesSecondsPerMile: .minutesSeconds
    case .hoursMinutesSeconds: .hoursMinutesSeconds
    }
  }

  /// The text of the label next to the wheels.
  package var label: String {
    switch self {
    case .meters: "Meters"
    case .kilometers: "Kilometers"
    case .miles: "Miles"
    case .milesPerHour: "Miles per Hour"
    case .minutesSecondsPerMile: "Minutes per Mile"
    case .kilometersPerHour: "Kilometers per Hour"
    case .hoursMinutesSeconds: "Time"
    }
  }

  package enum Group: Hashable, Sendable, CaseIterable {
    case distance
    case paceOrSpeed
    case time

    package var title: String {
      switch self {
      case .distance: "Distance"
      case .paceOrSpeed: "Pace / Speed"
      case .time: "Time"
      }
    }

    /// The name of the picker's background color.
    package var colorName: String {
      switch self {
      case .distance: "cyan"
      case .paceOrSpeed: "yellow"
      case .time: "green"
      }
    }
  }
}
