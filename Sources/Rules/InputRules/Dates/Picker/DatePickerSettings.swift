/// The kind of value that a date picker shows (D1.1).
public enum DatePickerMode: Hashable, Sendable, CaseIterable {
  /// Shows the hour and the minute; turning the wheels doesn't change the day.
  case time
  /// Shows the day, the month and the year.
  case date
  /// Shows a wheel of dates, and wheels for the hour and the minute.
  case dateAndTime
  /// Shows a duration in hours and minutes.
  case countDown
  /// Shows the month and the year.
  case yearAndMonth
}

/// How an instant or a duration is rounded if it is between two slots, which are the values that
/// the picker can show (D3.6, D3.7).
public enum DateRounding: Hashable, Sendable, CaseIterable {
  /// Rounds to the latest slot that isn't after the value.
  case down
  /// Rounds to the nearest slot, or to the later of two equally near slots.
  case nearest
}

/// The smallest duration of a countdown (D5.5).
public enum LeastDuration: Hashable, Sendable, CaseIterable {
  case zero
  case oneMinute
}

/// The settings of a date picker (D1.2, D1.3).
public struct DatePickerSettings: Hashable, Sendable {
  package var mode: DatePickerMode
  /// The time zone of the local times that the wheels show.
  package var zone: CivilZone
  /// The calendar of the years, months and days that the wheels show.
  package var calendar: DateCalendar
  /// The order of the wheels, and the titles of their rows.
  package var format: DateWheelFormat
  /// The first instant that can be the value; `nil` for no limit (D2.1).
  package var minimum: Instant?
  /// The last instant that can be the value; `nil` for no limit (D2.1).
  package var maximum: Instant?
  /// The distance between two rows of the minute wheel, in minutes (D3.1).
  package var minuteInterval: Int
  /// How a value between two slots is rounded.
  package var rounding: DateRounding
  /// The instant chosen for a local time that clocks show more than once (D7.13).
  package var overlap: OverlapChoice
  /// The smallest duration in `countDown` mode.
  package var leastDuration: LeastDuration

  /// Creates settings; settings that aren't given have their default values (D1.3).
  /// - Parameters:
  ///   - mode: the kind of value that the picker shows.
  ///   - zone: the time zone of the local times; UTC by default.
  ///   - calendar: the calendar; by default, the Gregorian calendar.
  ///   - format: the format of the wheels; by default, the format of CLDR's root locale.
  ///   - minimum: the first instant that can be the value.
  ///   - maximum: the last instant that can be the value.
  ///   - minuteInterval: 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30 minutes; any other number is
  ///     treated as 1.
  ///   - rounding: how a value between two slots is rounded.
  ///   - overlap: the instant chosen for a local time that clocks show more than once.
  ///   - leastDuration: the smallest duration of a countdown.
  public init(
    _ mode: DatePickerMode, zone: CivilZone = .universal, calendar: DateCalendar = .gregorian,
    format: DateWheelFormat = .root, minimum: Instant? = nil, maximum: Instant? = nil,
    minuteInterval: Int = 1, rounding: DateRounding = .down, overlap: OverlapChoice = .first,
    leastDuration: LeastDuration = .zero
  ) {
    self.mode = mode
    self.zone = zone
    self.calendar = calendar
    self.format = format
    self.minimum = minimum
    self.maximum = maximum
    self.minuteInterval = minuteInterval
    self.rounding = rounding
    self.overlap = overlap
    self.leastDuration = leastDuration
  }
}

extension DatePickerSettings {
  /// The intervals that a minute wheel can have (D3.1).
  private static let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]

  /// The limits of all values, in microseconds (D1.6).
  static let limits = -62_135_424_000_000_000...253_402_128_000_000_000 - 1

  /// The interval in minutes; 1 if `minuteInterval` isn't one of the intervals (D3.1).
  var interval: Int { Self.intervals.contains(minuteInterval) ? minuteInterval : 1 }

  /// Whether the slots are only the local times that are multiples of the interval (D3.3).
  var isOnGrid: Bool { mode == .time || mode == .dateAndTime }

  /// The instants from the minimum to the maximum, within the limits, in microseconds; invalid
  /// bounds are ignored (D2.1 to D2.4).
  var bounds: ClosedRange<Int> {
    let limits = Self.limits
    let low = minimum?.microseconds ?? limits.lowerBound
    let high = maximum?.microseconds ?? limits.upperBound
    guard mode != .countDown, low <= high, limits.overlaps(low...high) else { return limits }
    return (low...high).clamped(to: limits)
  }
}
