import Foundation
import InputRules

extension DateCalendar {
  /// Creates a calendar from a platform's calendar, for the years that contain `dates` (D6.2).
  ///
  /// The months are read once and kept in a table, so the calendar can be used on any thread, and
  /// each date has a day number. The table contains no other years, so give the picker bounds
  /// within `dates`.
  ///
  /// - The years are in the era at the end of `dates`; dates in earlier eras are omitted. In
  ///   calendars with sixty-year cycles, years are counted from the first cycle.
  /// - Months are numbered within their year, and have the platform's names in the calendar's
  ///   locale. If leap months change their order, their titles are numbers.
  /// - Buddhist and Minguo years are Gregorian years with other numbers. Years in the Japanese
  ///   calendar are shown as Gregorian years, because each era begins with the year 1. These
  ///   calendars, like the Gregorian and the ISO 8601 calendar, contain all dates, have no Julian
  ///   dates, and use the format's month names.
  ///
  /// - Parameters:
  ///   - calendar: the platform's calendar; its time zone doesn't matter.
  ///   - dates: the dates that the calendar must contain, limited to 0001-01-01 through 9999-12-31.
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
  /// Creates the functions of the Gregorian calendar with other year numbers.
  /// - Parameter yearZero: the Gregorian year that has the number 0.
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

  fileprivate init(_ table: CalendarTable) {
    self.init(
      mostMonths: table.mostMonths, mostDays: table.mostDays, date: { table.date($0) },
      dayNumber: { table.dayNumber($0) }, monthCount: { table.monthCount($0) },
      dayCount: { table.dayCount($0, $1) })
  }
}

/// The reason a picker can't use a platform's calendar (D6.2).
public enum PlatformCalendarError: Error, Hashable, Sendable {
  /// The platform has no calendar with this name, and shows Gregorian dates instead.
  case missing(String)
  /// The platform's calendar skips days or years near this day number.
  case uncounted(String, dayNumber: Int)
}

extension PlatformCalendarError: CustomStringConvertible {
  /// The problem, and how to solve it.
  public var description: String {
    switch self {
    case .missing(let name):
      "the platform has no calendar “\(name)”; choose another, or define it with functions"
    case .uncounted(let name, let day):
      "the calendar “\(name)” skips days or years near day \(day); choose other dates"
    }
  }
}
