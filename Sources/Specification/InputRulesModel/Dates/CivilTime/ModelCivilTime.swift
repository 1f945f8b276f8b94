/// Dates, weeks and periods, implemented directly from the specification (D10.1 to D10.14).
public struct ModelCivilTime: Sendable {
  /// The model.
  public init() {}

  /// The first component that is out of range, or `nil` if the date exists (D10.3).
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

  /// The date with a given day number (D10.4).
  public func date(ofDayNumber number: Int) throws(CivilDateError) -> CivilDate {
    if !DayCount.numbers.contains(number) { throw .dayNumber(number) }
    return known(number)
  }

  /// The date of a day number that is known to be valid (D10.4).
  func known(_ number: Int) -> CivilDate {
    let (year, month, day) = DayCount.date(number)
    return CivilDate(known: year, month, day)
  }

  /// The weekday of a date, from 1 for Sunday to 7 for Saturday (D10.5).
  public func weekday(of date: CivilDate) -> Int { DayCount.weekday(dayNumber(of: date)) }

  /// The weekday of a local time, from 1 for Sunday to 7 for Saturday (M2.1, M2.12).
  ///
  /// If a component doesn't exist in the years 1 to 9999, the nearest one that exists is used.
  public func weekday(of time: CivilTime) -> Int {
    let year = min(max(time.year, 1), 9999)
    let month = min(max(time.month, 1), 12)
    let day = min(max(time.day, 1), DayCount.length(ofMonth: month, in: year))
    return DayCount.weekday(DayCount.number(year, month, day))
  }

  /// The ordinal of a date's weekday in its month, such as 3 for the third Monday (D10.6).
  public func weekdayOrdinal(of date: CivilDate) -> Int {
    (1...date.day).filter { $0 % 7 == date.day % 7 }.count
  }

  /// The date of a weekday's occurrence in a month, such as the third Monday (D10.6).
  ///
  /// - Throws: `CivilDateError` for the first part that is out of range.
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

extension ModelCivilTime {
  /// The ISO year, the ISO week and the ISO weekday of a date (D10.7).
  public func week(of date: CivilDate) -> (year: Int, week: Int, weekday: Int) {
    let number = dayNumber(of: date)
    let weekday = isoWeekday(number)
    let thursday = number - weekday + 4
    let year = DayCount.date(thursday).year
    let week = DayCount.thursdays(of: year).filter { $0 <= thursday }.count
    return (year, week, weekday)
  }

  /// The number of weeks in an ISO year: one for each Thursday (D10.7).
  public func weekCount(of year: Int) -> Int { DayCount.thursdays(of: year).count }

  /// The date with this ISO year, ISO week and ISO weekday (D10.8).
  ///
  /// - Throws: `CivilDateError` for the first part that is out of range.
  public func date(isoYear year: Int, week: Int, weekday: Int) throws(CivilDateError) -> CivilDate {
    // The first two days of the first supported year belong to the last ISO week of the year
    // before.
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

  /// The first component that is out of range, or `nil` if the time of day exists (D10.14).
  public func problem(hour: Int, minute: Int, second: Int, millisecond: Int) -> TimeOfDayError? {
    if hour < 0 || hour > 23 { return .hour(hour) }
    if minute < 0 || minute > 59 { return .minute(minute) }
    if second < 0 || second > 59 { return .second(second) }
    return millisecond < 0 || millisecond > 999 ? .millisecond(millisecond) : nil
  }

  /// The instant that is this number of seconds after the start of 1970 (D18.1).
  ///
  /// - Throws: `InstantError` with the first reason the number is refused.
  public func instant(secondsSince1970 seconds: Double) throws(InstantError) -> Instant {
    if seconds.isNaN { throw .notANumber }
    if seconds.isInfinite { throw .infinite }
    let size = (Rational(exactly: seconds.magnitude) * Rational(1_000_000)).rounded()
    guard let microseconds = BigInteger(isNegative: seconds < 0, size).word else {
      throw .outOfRange(seconds)
    }
    let days = microseconds.floored(by: 86_400_000_000)
    guard DayCount.numbers.contains(days) else { throw .outOfRange(seconds) }
    return Instant(microseconds: microseconds)
  }

  /// The date after a period is added (D10.10, D10.11).
  ///
  /// - Throws: `CivilDateError.sum` if a step leaves the supported years.
  public func sum(_ date: CivilDate, _ period: CivilPeriod) throws(CivilDateError) -> CivilDate {
    guard let number = number(of: date, plus: period) else { throw .sum(period) }
    return known(number)
  }

  /// The day number after a period is added; `nil` if a step leaves the supported years (D10.10,
  /// D10.11).
  private func number(of date: CivilDate, plus period: CivilPeriod) -> Int? {
    let months = total([(period.years, 12), (period.months, 1), (date.year, 12), (date.month, 1)])
    guard let month = months.map({ $0 - 1 }) else { return nil }
    let year = month.floored(by: 12)
    guard DayCount.years.contains(year) else { return nil }
    let of = month - year * 12 + 1
    let day = min(date.day, DayCount.length(ofMonth: of, in: year))
    let number = DayCount.number(year, of, day)
    return total([(period.weeks, 7), (period.days, 1), (number, 1)]).flatMap {
      DayCount.numbers.contains($0) ? $0 : nil
    }
  }

  /// The sum of the products, or `nil` if it is far outside the calendar (D10.11).
  private func total(_ terms: [(number: Int, times: Int)]) -> Int? {
    let sum = terms.map { term in
      BigInteger(isNegative: term.number < 0, Natural(term.number) * Natural(term.times))
    }.reduce(BigInteger(0), +)
    return sum.magnitude < Natural(1_000_000_000_000) ? sum.word : nil
  }

  /// The period from one date to another, in the given units (D10.12).
  public func difference(from date: CivilDate, to other: CivilDate, in units: Set<CivilPeriod.Unit>)
    -> CivilPeriod
  {
    let start = dayNumber(of: date)
    let end = dayNumber(of: other)
    var period = CivilPeriod(years: 0, months: 0, weeks: 0, days: 0)
    for unit in [CivilPeriod.Unit.years, .months, .weeks, .days] where units.contains(unit) {
      let sign = end < start ? -1 : 1
      // The step is doubled and then halved; this works because a larger count of a unit never
      // leads to an earlier date.
      var step = 1
      while doesPass(adding(sign * step * 2, unit, to: period), date, end, sign) == false {
        step *= 2
      }
      while step > 0 {
        let next = adding(sign * step, unit, to: period)
        if doesPass(next, date, end, sign) { step /= 2 } else { period = next }
      }
    }
    return period
  }

  /// Whether adding the period goes past the end, in the direction of the sign (D10.12).
  private func doesPass(_ period: CivilPeriod, _ date: CivilDate, _ end: Int, _ sign: Int) -> Bool {
    guard let number = number(of: date, plus: period) else { return true }
    return (number - end) * sign > 0
  }

  /// The period with `count` added to one of its units (D10.9).
  private func adding(_ count: Int, _ unit: CivilPeriod.Unit, to period: CivilPeriod) -> CivilPeriod
  {
    var period = period
    switch unit {
    case .years: period.years += count
    case .months: period.months += count
    case .weeks: period.weeks += count
    case .days: period.days += count
    }
    return period
  }
}
