import Foundation
import InputRules

extension DateCalendar {
  /// A platform's calendar, for the years that some dates are in (D6.2).
  ///
  /// Its months are read once and kept as a table, so any thread can use it, and each of its dates
  /// has a day number. It has no dates in other years: give the picker bounds within `dates`.
  ///
  /// - Years are those of the era at the end of `dates`, and dates of earlier eras are left out.
  ///   Years of cycles of sixty are counted on from the first cycle.
  /// - Months are counted within their year. They have the platform's names, in the calendar's
  ///   locale. If leap months change their order, they are titled by their numbers.
  /// - Buddhist and Minguo years are Gregorian ones, counted from another year. Japanese years are
  ///   Gregorian ones, because the years of an era occur in other eras. Like the Gregorian calendar
  ///   and that of ISO 8601, these have all dates, no Julian ones, and the format's names.
  ///
  /// - Parameters:
  ///   - calendar: the platform's calendar; its time zone doesn't matter.
  ///   - dates: the dates that are needed, from 0001-01-01 to 9999-12-31; others count as the
  ///     nearest of these.
  /// - Throws: `PlatformCalendarError` if the platform lacks the calendar or skips days in it.
  public init(
    _ calendar: Calendar, in dates: ClosedRange<CivilDate>
  ) throws(PlatformCalendarError) {
    switch calendar.identifier {
    case .gregorian, .iso8601: self = .gregorian
    case .japanese: self.init("japanese", .gregorian(yearZero: 0))
    case .buddhist: self.init("buddhist", .gregorian(yearZero: -543))
    case .republicOfChina: self.init("roc", .gregorian(yearZero: 1_911))
    default:
      let table = try CalendarTable(calendar, in: dates)
      let locale = calendar.locale?.identifier ?? ""
      self.init(
        "\(calendar.identifier) \(locale) \(dates)", Days(table), monthNames: table.monthNames)
    }
  }
}

extension DateCalendar.Days {
  /// The Gregorian calendar with other numbers of years.
  /// - Parameter yearZero: the Gregorian year of the year 0.
  fileprivate static func gregorian(yearZero: Int) -> Self {
    Self(
      mostMonths: 12, mostDays: 31,
      date: { number in
        guard let date = try? CivilDate(dayNumber: number) else { return nil }
        return CalendarDate(year: date.year - yearZero, month: date.month, day: date.day)
      },
      dayNumber: { date in
        let year = date.year &+ yearZero
        return (try? CivilDate(year: year, month: date.month, day: date.day))?.dayNumber
      },
      monthCount: { _ in 12 },
      dayCount: { month, year in CivilDate.daysInMonth(month, of: year &+ yearZero) ?? 31 })
  }

  /// The calendar of a table.
  fileprivate init(_ table: CalendarTable) {
    self.init(
      mostMonths: table.mostMonths, mostDays: table.mostDays, date: { table.date($0) },
      dayNumber: { table.dayNumber($0) }, monthCount: { table.monthCount($0) },
      dayCount: { table.dayCount($0, $1) })
  }
}

/// The reason a platform's calendar can't be a picker's (D6.2).
public enum PlatformCalendarError: Error, Hashable, Sendable {
  /// The platform has only the calendar's name, and shows Gregorian dates.
  case missing(String)
  /// The calendar doesn't count the days or the years one by one, from a month's start.
  case uncounted(String, dayNumber: Int)
}

extension PlatformCalendarError: CustomStringConvertible {
  /// A sentence a developer can act on.
  public var description: String {
    switch self {
    case .missing(let name):
      "the platform has no calendar “\(name)”; choose another one, or give its functions"
    case .uncounted(let name, let day):
      "the calendar “\(name)” skips days or years near the day \(day); choose other dates"
    }
  }
}
