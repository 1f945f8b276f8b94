import InputRules

extension DateComponent {
  /// How fine it is: a weekday and its ordinal are as fine as a day.
  var fineness: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .day, .weekday, .weekdayOrdinal: 2
    case .hour: 3
    case .minute: 4
    case .second: 5
    }
  }

  /// Its value if only coarser components are given; nil if it may then have any value.
  var first: Int? {
    switch self {
    case .month, .day: 1
    case .hour, .minute, .second: 0
    case .year, .weekday, .weekdayOrdinal: nil
    }
  }

  /// Its value at a local time.
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
