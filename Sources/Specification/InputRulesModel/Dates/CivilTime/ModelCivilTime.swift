/// Dates, weeks and periods (D10.1 to D10.14), as plain as the specification.
public struct ModelCivilTime: Sendable {
  /// The model.
  public init() {}

  /// The first component that is out of range; nil if the date exists (D10.3).
  public func problem(year: Int, month: Int, day: Int) -> CivilDateError? {
    if !DayCount.years.contains(year) { return .year(year) }
    if month < 1 || month > 12 { return .month(month) }
    let last = DayCount.length(ofMonth: month, in: year)
    return day < 1 || day > last ? .day(day) : nil
  }

  /// The day number of a date (D10.4).
  public func dayNumber(of date: CivilDate) -> Int {
    DayCount.number(date.year, date.month, date.day)
  }

  /// The date with a day number (D10.4).
  public func date(ofDayNumber number: Int) throws(CivilDateError) -> CivilDate {
    if !DayCount.numbers.contains(number) { throw .dayNumber(number) }
    return known(number)
  }

  /// The date with a day number that is known to have a date (D10.4).
  func known(_ number: Int) -> CivilDate {
    let (year, month, day) = DayCount.date(number)
    return CivilDate(known: year, month, day)
  }

  /// The weekday of a date, from 1 for Sunday to 7 (D10.5).
  public func weekday(of date: CivilDate) -> Int { DayCount.weekday(dayNumber(of: date)) }

  /// The weekday of a local time, from 1 for Sunday to 7 (M2.1, M2.12).
  ///
  /// Components that a calendar of the years 1 to 9999 can't show count as the nearest possible.
  public func weekday(of time: CivilTime) -> Int {
    let year = min(max(time.year, 1), 9999)
    let month = min(max(time.month, 1), 12)
    let day = min(max(time.day, 1), DayCount.length(ofMonth: month, in: year))
    return DayCount.weekday(DayCount.number(year, month, day))
  }

  /// The ordinal of a date's weekday in its month: the number of these weekdays up to it (D10.6).
  public func weekdayOrdinal(of date: CivilDate) -> Int {
    (1...date.day).filter { $0 % 7 == date.day % 7 }.count
  }

  /// The date of a weekday in a month, by its ordinal (D10.6).
  ///
  /// - Throws: for the first part that is out of range.
  public func date(year: Int, month: Int, weekday: Int, ordinal: Int) throws(CivilDateError)
    -> CivilDate
  {
    if let problem = problem(year: year, month: month, day: 1) { throw problem }
    if weekday < 1 || weekday > 7 { throw .weekday(weekday) }
    if ordinal < 1 || ordinal > 5 { throw .ordinal(ordinal) }
    let days = (1...DayCount.length(ofMonth: month, in: year)).filter {
      DayCount.weekday(DayCount.number(year, month, $0)) == weekday
    }
    if ordinal > days.count { throw .noSuchDay }
    return CivilDate(known: year, month, days[ordinal - 1])
  }
}

// Weeks.
extension ModelCivilTime {
  /// The ISO year, the week and the ISO weekday of a date (D10.7).
  public func week(of date: CivilDate) -> (year: Int, week: Int, weekday: Int) {
    let number = dayNumber(of: date)
    let weekday = isoWeekday(number)
    let thursday = number - weekday + 4
    let year = DayCount.date(thursday).year
    let week = DayCount.thursdays(of: year).filter { $0 <= thursday }.count
    return (year, week, weekday)
  }

  /// How many weeks an ISO year has: one for each Thursday (D10.7).
  public func weekCount(of year: Int) -> Int { DayCount.thursdays(of: year).count }

  /// The date of an ISO year, a week and an ISO weekday (D10.8).
  ///
  /// - Throws: for the first part that is out of range.
  public func date(isoYear year: Int, week: Int, weekday: Int) throws(CivilDateError) -> CivilDate {
    // The first two days of the first year belong to the last week of the previous year.
    if year < -290_001 || year > 290_000 { throw .year(year) }
    let thursdays = DayCount.thursdays(of: year)
    if week < 1 || week > thursdays.count { throw .week(week) }
    if weekday < 1 || weekday > 7 { throw .weekday(weekday) }
    let number = thursdays[week - 1] + weekday - 4
    if !DayCount.numbers.contains(number) { throw .year(year) }
    return known(number)
  }

  /// The weekday of a day number, from 1 for Monday to 7 for Sunday (D10.7).
  private func isoWeekday(_ number: Int) -> Int {
    let weekday = DayCount.weekday(number)
    return weekday == 1 ? 7 : weekday - 1
  }

  /// The first component that is out of range; nil if the time of day exists (D10.14).
  public func problem(hour: Int, minute: Int, second: Int, millisecond: Int) -> TimeOfDayError? {
    if hour < 0 || hour > 23 { return .hour(hour) }
    if minute < 0 || minute > 59 { return .minute(minute) }
    if second < 0 || second > 59 { return .second(second) }
    return millisecond < 0 || millisecond > 999 ? .millisecond(millisecond) : nil
  }
}
