/// A calendar that isn't the Gregorian one.
enum OtherCalendar: Hashable, Sendable, CaseIterable {
  /// A calendar with the Gregorian months, but with years that are greater by 543.
  case buddhist
  /// A calendar whose years have 12 and 13 months in turn, and whose months have 30 and 29 days.
  case lunar
  /// The calendar `lunar`, but without days after day number 30,000.
  case ending

  /// The calendar in the form that a picker uses.
  var calendar: DateCalendar {
    switch self {
    case .buddhist: Self.buddhistCalendar
    case .lunar: Self.lunarCalendar
    case .ending: Self.endingCalendar
    }
  }

  private static let buddhistCalendar = DateCalendar(
    "buddhist",
    DateCalendar.Days(
      mostMonths: 12, mostDays: 31,
      date: { number in
        let time = CivilTime(counting: number * 86_400)
        return CalendarDate(year: time.year + 543, month: time.month, day: time.day)
      },
      dayNumber: { date in
        let time = CivilTime(year: date.year - 543, month: date.month, day: date.day)
        return time.count.floored(by: 86_400)
      }, monthCount: { _ in 12 },
      dayCount: { month, year in DayCount.length(ofMonth: month, in: year - 543) }))

  private static let lunarCalendar = DateCalendar(
    "lunar", lunarDays { LunarDate($0).date }, monthNames: (1...13).map { "moon \($0)" })

  private static let endingCalendar = DateCalendar(
    "ending", lunarDays { $0 > 30_000 ? nil : LunarDate($0).date })

  private static func lunarDays(_ date: @escaping @Sendable (Int) -> CalendarDate?)
    -> DateCalendar.Days
  {
    DateCalendar.Days(
      mostMonths: 13, mostDays: 30, date: date, dayNumber: { LunarDate.dayNumber($0) },
      monthCount: { LunarDate.months(in: $0) },
      dayCount: { LunarDate.days(in: LunarDate.months(before: $1) + $0 - 1) })
  }
}

/// Dates in the calendar `lunar`, which begins with the Gregorian year 1.
private struct LunarDate {
  static let start = -719_162

  let date: CalendarDate

  init(_ dayNumber: Int) {
    let days = dayNumber - Self.start
    var month = days.floored(by: 59) * 2
    var day = days.remainder(by: 59)
    if day >= 30 { (month, day) = (month + 1, day - 30) }
    var year = month.floored(by: 25) * 2 + 1
    var rest = month.remainder(by: 25)
    if rest >= 12 { (year, rest) = (year + 1, rest - 12) }
    date = CalendarDate(year: year, month: rest + 1, day: day + 1)
  }

  static func months(in year: Int) -> Int { year % 2 == 0 ? 13 : 12 }

  /// The number of months before a year.
  static func months(before year: Int) -> Int {
    (year - 1).floored(by: 2) * 25 + (year % 2 == 0 ? 12 : 0)
  }

  /// The number of days in a month, which is counted from the start.
  static func days(in month: Int) -> Int { month % 2 == 0 ? 30 : 29 }

  static func dayNumber(_ date: CalendarDate) -> Int? {
    let month = months(before: date.year) + date.month - 1
    guard 1...months(in: date.year) ~= date.month, 1...days(in: month) ~= date.day else {
      return nil
    }
    return start + month.floored(by: 2) * 59 + (month % 2 == 0 ? 0 : 30) + date.day - 1
  }
}

extension ChoiceSource {
  /// Settings with another calendar, and usually with bounds that the calendar can show.
  mutating func taking(_ calendar: OtherCalendar, _ settings: DatePickerSettings)
    -> DatePickerSettings
  {
    var settings = settings
    settings.calendar = calendar.calendar
    if calendar == .buddhist && flip(0.9) {
      // The last year is 9999, which is the Gregorian year 9456.
      settings.maximum = settings.maximum ?? Instant(microseconds: 200_000_000_000_000_000)
    }
    return settings
  }
}
