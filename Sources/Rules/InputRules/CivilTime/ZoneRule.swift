/// The rule for a zone's offsets after its last change: the offset of standard time, and each
/// year's daylight saving time, if any (D7.4).
///
/// The parts of a rule are checked when a zone is created (D7.8).
public struct ZoneRule: Hashable, Sendable {
  /// The standard offset, in seconds; positive to the east.
  package var standard: Int
  /// Daylight saving time; `nil` if there is none.
  package var summer: Summer?

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

    package init(offset: Int, from start: Turn, to end: Turn) {
      self.offset = offset
      self.start = start
      self.end = end
    }
  }

  /// A start or an end of daylight saving time (D7.4).
  package struct Turn: Hashable, Sendable {
    package var day: Day
    /// The time, in seconds after the start of this day; from −167 to 167 hours.
    package var seconds: Int

    package init(_ day: Day, seconds: Int = 7_200) {
      self.day = day
      self.seconds = seconds
    }
  }

  /// A day of each year (D7.5).
  package enum Day: Hashable, Sendable {
    /// The day of the year, from 1 to 365, not counting February 29.
    case julian(Int)
    /// The number of days after January 1, from 0 to 365.
    case zeroBased(Int)
    /// A weekday in a month, from 1 for Sunday to 7 for Saturday. `week` is 1 to 4 for the first to
    /// the fourth occurrence, or 5 for the last.
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
