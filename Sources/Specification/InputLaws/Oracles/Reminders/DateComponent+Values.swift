extension DateComponent {
  /// The value that is used if only coarser components are given, or `nil` if any value matches.
  var first: Int? {
    switch self {
    case .month, .day: 1
    case .hour, .minute, .second: 0
    case .year, .weekday, .weekdayOrdinal: nil
    }
  }

  func value(of time: CivilTime) -> Int {
    switch self {
    case .year: time.year
    case .month: time.month
    case .day: time.day
    case .weekday: time.dayOfWeek
    case .weekdayOrdinal: (time.day + 6) / 7
    case .hour: time.hour
    case .minute: time.minute
    case .second: time.second
    }
  }
}

extension Firing {
  var words: String { "\(identifier.escaped) at \(instant.words)" }
}
