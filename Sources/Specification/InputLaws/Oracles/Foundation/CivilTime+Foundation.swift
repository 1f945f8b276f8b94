import Foundation
import InputRulesFoundation

extension CivilTime {
  /// The date and time in universal time, and the weekday (1 for Sunday), in Foundation's Gregorian
  /// calendar.
  ///
  /// Foundation's calendar is Julian before October 15, 1582.
  ///
  /// - Parameter second: the number of seconds since the start of 1970.
  package static func shownByFoundation(at second: Int) -> (time: CivilTime, weekday: Int)? {
    let date = Date(timeIntervalSince1970: Double(second))
    let parts = gregorian.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, let second = parts.second,
      let weekday = parts.weekday
    else { return nil }
    let time = CivilTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return (time, weekday)
  }
}

extension DatePattern {
  /// The next match of the pattern in universal time, found by Foundation's Gregorian calendar.
  ///
  /// The result is in seconds since 1970; `nil` without a match, or if the pattern has an ordinal.
  ///
  /// - Parameter second: the second after which to search, counted from the start of 1970.
  package func secondFoundByFoundation(after second: Int) -> Int? {
    guard self[.weekdayOrdinal] == nil else { return nil }
    let parts = DateComponents(
      year: self[.year], month: self[.month], day: self[.day], hour: self[.hour],
      minute: self[.minute], second: self[.second], weekday: self[.weekday])
    let date = gregorian.nextDate(
      after: Date(timeIntervalSince1970: Double(second)), matching: parts, matchingPolicy: .nextTime
    )
    return date.flatMap { Int(exactly: $0.timeIntervalSince1970) }
  }
}

/// The calendar is created only once, because creating it is slow.
private let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

extension CivilDate {
  /// The ordinal of the weekday in its month, and the day in its ISO week, in Foundation's
  /// calendar.
  ///
  /// Foundation's calendar is Julian before October 15, 1582.
  package var shownByFoundation: (ordinal: Int, week: DayOfISOWeek)? {
    let parts = isoCalendar.dateComponents(
      [.weekdayOrdinal, .yearForWeekOfYear, .weekOfYear, .weekday], from: midnight)
    guard let ordinal = parts.weekdayOrdinal, let year = parts.yearForWeekOfYear,
      let week = parts.weekOfYear, let weekday = parts.weekday
    else { return nil }
    return (ordinal, DayOfISOWeek(year: year, week: week, weekday: (weekday + 5) % 7 + 1))
  }

  /// The date after Foundation's Gregorian calendar adds first the months and then the days.
  ///
  /// If the months lead back to an earlier year, Foundation uses the length of February in a third
  /// year (see `months-back-into-february` in `Found`). Days 29 to 31 are therefore excluded.
  ///
  /// - Returns: `nil` if the day is excluded, or if one of the two sums isn't in the years 1583 to
  ///   9999.
  package func sumByFoundation(months: Int, days: Int) -> CivilDate? {
    let later = isoCalendar.date(byAdding: DateComponents(month: months), to: midnight)
    guard let later, let middle = CivilDate(shownAt: later), day <= 28 || middle.year >= year else {
      return nil
    }
    let sum = isoCalendar.date(byAdding: DateComponents(day: days), to: middle.midnight)
    return sum.flatMap { CivilDate(shownAt: $0) }
  }

  private var midnight: Date { Date(timeIntervalSince1970: Double(countedDays) * 86_400) }

  /// The date that Foundation shows at an instant, or `nil` outside the years 1583 to 9999.
  private init?(shownAt date: Date) {
    let parts = isoCalendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, 1_583...9_999 ~= year, let month = parts.month, let day = parts.day
    else { return nil }
    self.init(known: year, month, day)
  }
}

/// The ISO 8601 calendar, created only once because creating it is slow.
private let isoCalendar: Calendar = {
  var calendar = Calendar(identifier: .iso8601)
  calendar.timeZone = .gmt
  return calendar
}()

/// One of Foundation's time zones, with its Gregorian calendar, from 1970 to 2037.
package struct PlatformZone: Sendable {
  package let name: String
  /// The zone in the package's form, as `InputRulesFoundation` converts it.
  package let zone: CivilZone
  private let calendar: Calendar

  /// The zones in this list that the platform supports.
  ///
  /// Some have half-hour offsets, a skipped day, negative daylight saving time, or rules that
  /// change each year.
  package static let all = [
    "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Africa/Casablanca",
    "Antarctica/Troll", "Asia/Gaza", "Asia/Kathmandu", "Asia/Tehran", "Australia/Lord_Howe",
    "Europe/Dublin", "Pacific/Apia", "Pacific/Kwajalein", "GMT",
  ].compactMap(PlatformZone.init(named:))

  private init?(named name: String) {
    let range = Instant(seconds: 0)...Instant(seconds: 2_145_916_800)
    guard let platform = TimeZone(identifier: name), let zone = try? CivilZone(platform, in: range)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = platform
    (self.name, self.zone, self.calendar) = (name, zone, calendar)
  }

  /// The instant that Foundation's calendar returns for a local time.
  package func instant(of time: CivilTime) -> Instant? {
    calendar.date(from: DateComponents(time)).map { Instant($0) }
  }
}

/// The results of edits in Foundation and the standard library.
extension String {
  /// The text after `NSString` makes the edit, or `nil` if the range isn't inside the text.
  ///
  /// The result is reliable only if both ends of the range are at character boundaries. For other
  /// ranges, it is often wrong on Linux, and the call can trap.
  package func replacingAsNSString(_ edit: Edit) -> String? {
    guard edit.range.isInside(textOf: utf16.count) else { return nil }
    let range = NSRange(edit.range)
    return NSString(string: self).replacingCharacters(in: range, with: edit.replacement)
  }

  /// The text after `String` makes the edit; `nil` if the range isn't inside the text or can't be
  /// converted.
  package func replacingAsString(_ edit: Edit) -> String? {
    guard edit.range.isInside(textOf: utf16.count), let range = Range(NSRange(edit.range), in: self)
    else { return nil }
    var result = self
    result.replaceSubrange(range, with: edit.replacement)
    return result
  }

  /// The number that Foundation's scanner reads when used as in the *Text Field* article; `nil` if
  /// it doesn't read the whole text.
  var scannedByFoundation: ExactNumber? {
    let scanner = Scanner(string: self)
    guard let decimal = scanner.scanDecimal(), scanner.isAtEnd else { return nil }
    return ExactNumber(decimal)
  }

  /// A quantity as the labels in the *Running* articles show it (R6.2).
  static func articleQuantity(_ value: Double) -> String { String(format: "%02.2f", value) }
}
