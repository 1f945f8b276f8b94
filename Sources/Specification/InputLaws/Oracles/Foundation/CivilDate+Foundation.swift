import Foundation

extension CivilDate {
  /// The ordinal of the weekday in its month, and the day in the ISO week, as Foundation shows
  /// them; before 15 October 1582, those of a Julian date.
  package var shownByFoundation: (ordinal: Int, week: DayOfISOWeek)? {
    let parts = isoCalendar.dateComponents(
      [.weekdayOrdinal, .yearForWeekOfYear, .weekOfYear, .weekday], from: midnight)
    guard let ordinal = parts.weekdayOrdinal, let year = parts.yearForWeekOfYear,
      let week = parts.weekOfYear, let weekday = parts.weekday
    else { return nil }
    return (ordinal, DayOfISOWeek(year: year, week: week, weekday: (weekday + 5) % 7 + 1))
  }

  /// The date to which Foundation's Gregorian calendar counts months, and then days.
  ///
  /// If months lead back into an earlier year, Foundation takes the length of February from a third
  /// year (`months-back-into-february` in `Found`), so the days 29 to 31 are left out.
  ///
  /// - Returns: nil if the date, or the one after the months, is before 1583 or after 9999, or is
  ///   left out.
  package func sumByFoundation(months: Int, days: Int) -> CivilDate? {
    let later = isoCalendar.date(byAdding: DateComponents(month: months), to: midnight)
    guard let later, let middle = CivilDate(shownAt: later), day <= 28 || middle.year >= year else {
      return nil
    }
    let sum = isoCalendar.date(byAdding: DateComponents(day: days), to: middle.midnight)
    return sum.flatMap { CivilDate(shownAt: $0) }
  }

  private var midnight: Date { Date(timeIntervalSince1970: Double(countedDays) * 86_400) }

  /// The date that Foundation shows; nil before 1583 and after 9999.
  private init?(shownAt date: Date) {
    let parts = isoCalendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, 1_583...9_999 ~= year, let month = parts.month, let day = parts.day
    else { return nil }
    self.init(known: year, month, day)
  }
}

/// The ISO 8601 calendar, created once, because creating a calendar is slow.
private let isoCalendar: Calendar = {
  var calendar = Calendar(identifier: .iso8601)
  calendar.timeZone = .gmt
  return calendar
}()
