/// The offsets of a zone after its last change: standard time and, in each year, daylight saving
/// time (D7.4).
///
/// The parts of a rule are checked when a zone is created (D7.8).
public struct ZoneRule: Hashable, Sendable {
  /// The standard offset, in seconds; positive to the east.
  package var standard: Int
  /// Daylight saving time; `nil` if there is none.
  package var summer: Summer?

  /// Creates a rule from its offsets.
  /// - Parameters:
  ///   - standard: the standard offset, in seconds, positive to the east.
  ///   - summer: daylight saving time, if there is any.
  package init(standard: Int, summer: Summer? = nil) {
    self.standard = standard
    self.summer = summer
  }

  /// Daylight saving time: its offset, and when it starts and ends in each year (D7.4).
  package struct Summer: Hashable, Sendable {
    /// The offset, in seconds; positive to the east.
    package var offset: Int
    /// The start, on a clock with the standard offset.
    package var start: Turn
    /// The end, on a clock with the daylight saving offset.
    package var end: Turn

    /// Creates daylight saving time from its offset, its start and its end.
    /// - Parameters:
    ///   - offset: the offset, in seconds, positive to the east.
    ///   - start: the start, on a clock with the standard offset.
    ///   - end: the end, on a clock with the daylight saving offset.
    package init(offset: Int, from start: Turn, to end: Turn) {
      self.offset = offset
      self.start = start
      self.end = end
    }
  }

  /// A start or an end of daylight saving time (D7.4).
  package struct Turn: Hashable, Sendable {
    /// The day.
    package var day: Day
    /// The time on this day, in seconds, from −167 to 167 hours.
    package var seconds: Int

    /// Creates a start or an end on a day.
    /// - Parameters:
    ///   - day: the day.
    ///   - seconds: the time on this day, in seconds, from −167 to 167 hours; 02:00 by default.
    package init(_ day: Day, seconds: Int = 7_200) {
      self.day = day
      self.seconds = seconds
    }
  }

  /// A day of each year (D7.5).
  package enum Day: Hashable, Sendable {
    /// The day of the year, from 1 to 365; February 29 isn't counted.
    case julian(Int)
    /// The number of days after January 1, from 0 to 365.
    case zeroBased(Int)
    /// A weekday (1 for Sunday to 7) of a month: the first (1) to the fourth (4), or the last (5).
    case weekday(month: Int, week: Int, weekday: Int)
  }
}

extension ZoneRule {
  /// Whether all parts are in range (D7.2, D7.4, D7.5).
  var isInRange: Bool {
    let offsets = -CivilZone.farthest...CivilZone.farthest
    guard let summer else { return offsets.contains(standard) }
    return offsets.contains(standard) && offsets.contains(summer.offset) && summer.start.isInRange
      && summer.end.isInRange
  }
}

extension ZoneRule.Turn {
  fileprivate var isInRange: Bool {
    guard -601_200...601_200 ~= seconds else { return false }
    return switch day {
    case .julian(let day): 1...365 ~= day
    case .zeroBased(let days): 0...365 ~= days
    case .weekday(let month, let week, let weekday):
      1...12 ~= month && 1...5 ~= week && 1...7 ~= weekday
    }
  }
}
