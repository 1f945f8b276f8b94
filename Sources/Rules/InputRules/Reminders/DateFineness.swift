/// How fine a component is: a weekday and its ordinal are as fine as a day (M2.3).
enum DateFineness: Comparable {
  case year
  case month
  case day
  case hour
  case minute
  case second
}

extension DateComponent {
  /// How fine it is.
  var fineness: DateFineness {
    switch self {
    case .year: .year
    case .month: .month
    case .day, .weekday, .weekdayOrdinal: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
