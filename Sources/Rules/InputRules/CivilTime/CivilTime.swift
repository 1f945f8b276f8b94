/// A local time: the date and the time that a calendar and a clock show (D7.10).
///
/// The components may be any numbers. A time that doesn't exist has no instant, but it can be
/// formatted (D10.21).
public struct CivilTime: Hashable, Sendable {
  /// The year, from −290,000 to 290,000.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day, from 1 to the last day of the month.
  public var day: Int
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute, from 0 to 59.
  public var minute: Int
  /// The second, from 0 to 59.
  public var second: Int

  /// Creates a local time from its components.
  /// - Parameters:
  ///   - year: from −290,000 to 290,000.
  ///   - month: from 1 to 12.
  ///   - day: from 1 to the last day of the month.
  ///   - hour: from 0 to 23.
  ///   - minute: from 0 to 59.
  ///   - second: from 0 to 59.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

extension CivilTime: CustomStringConvertible {
  /// The time in a form such as 2026-11-21 09:05:00.
  public var description: String {
    "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute)):\(two(second))"
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}

extension CivilTime {
  /// Creates the time at a local second, counted from the start of 1970.
  init(localSecond: Int) {
    let (days, rest) = localSecond.flooredQuotientAndRemainder(by: 86_400)
    let date = CivilDate(knownDayNumber: days)
    self.init(
      year: date.year, month: date.month, day: date.day, hour: rest / 3_600, minute: rest / 60 % 60,
      second: rest % 60)
  }

  /// Creates a local time from a date and a time of day.
  /// - Parameters:
  ///   - date: the date.
  ///   - hour: from 0 to 23.
  ///   - minute: from 0 to 59.
  ///   - second: from 0 to 59.
  public init(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.init(
      year: date.year, month: date.month, day: date.day, hour: hour, minute: minute, second: second)
  }

  /// The date, or `nil` if it doesn't exist.
  public var date: CivilDate? { try? CivilDate(year: year, month: month, day: day) }

  /// The number of seconds since the start of 1970 on a clock that shows this time, or `nil` if the
  /// time doesn't exist.
  var localSecond: Int? {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, let date else { return nil }
    return ((date.dayNumber * 24 + hour) * 60 + minute) * 60 + second
  }

  /// The day of the week, from 1 for Sunday to 7 for Saturday.
  ///
  /// For an invalid date, or a year that isn't from 1 to 9999, this is the weekday of a nearby
  /// date. The year is replaced with the nearest of these years, and then the month and the day
  /// with the nearest ones that exist (M2.12).
  package var weekday: Int {
    let year = min(max(1, year), 9_999)
    let month = min(max(1, month), 12)
    let day = min(max(1, day), CivilDate.length(ofMonth: month, in: year))
    return CivilDate.weekday(ofDayNumber: CivilDate.dayNumber(year, month, day))
  }
}

extension CivilZone {
  /// The local time that a calendar and a clock show at an instant (D7.10).
  /// - Parameter instant: any instant.
  /// - Returns: `nil` outside the years −290,000 to 290,000.
  public func civilTime(at instant: Instant) -> CivilTime? {
    let second = instant.second
    let local = second + offset(atSecond: second)
    return CivilDate.seconds.contains(local) ? CivilTime(localSecond: local) : nil
  }
}
