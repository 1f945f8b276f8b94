/// A component of a date pattern, from coarse to fine (M2.1).
public enum DateComponent: Hashable, Sendable, CaseIterable {
  case year
  case month
  case day
  /// From 1 for Sunday to 7.
  case weekday
  /// The number of a weekday in its month, such as 2 for the second Monday.
  case weekdayOrdinal
  case hour
  case minute
  case second

  /// The values that it can have.
  package var values: ClosedRange<Int> {
    switch self {
    case .year: 1...9999
    case .month: 1...12
    case .day: 1...31
    case .weekday: 1...7
    case .weekdayOrdinal: 1...5
    case .hour: 0...23
    case .minute, .second: 0...59
    }
  }
}
