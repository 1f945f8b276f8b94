/// A weekday of a month, which may not exist (D10.6).
public struct WeekdayOfMonth: Hashable, Sendable {
  /// Any year.
  public var year: Int
  /// From 1 to 12.
  public var month: Int
  /// From 1 for Sunday to 7.
  public var weekday: Int
  /// From 1 to 5.
  public var ordinal: Int
}

/// A day of an ISO week, which may not exist (D10.7, D10.8).
public struct DayOfISOWeek: Hashable, Sendable {
  /// The year of the week.
  public var year: Int
  /// From 1 to 53.
  public var week: Int
  /// From 1 for Monday to 7.
  public var weekday: Int
}

extension DayOfISOWeek: CustomStringConvertible {
  /// The year, `-W`, the week, and the weekday.
  public var description: String { "\(year)-W\(week)-\(weekday)" }
}

/// The local times that a change of a zone skips or repeats (D7.12).
public struct ChangedTimes: Hashable, Sendable {
  /// Whether they are skipped, not repeated.
  public var isSkipping: Bool
  /// The local times, in seconds since 1970-01-01 00:00.
  public var seconds: Range<Int>
}
