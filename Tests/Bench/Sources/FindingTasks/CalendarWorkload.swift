import PropertyTesting

/// Days of a calendar; each property compares a mutant with the correct calendar.
///
/// Inputs drawn from the types are days in the years -9999 to 9999, and numbers of months up to
/// 120,000. Handwritten generators use the years 1890 to 2110 and up to 24 months.
enum CalendarWorkload: Workload {
  typealias Mutant = CivilDays.Bug
  typealias Day = CivilDays.Day

  enum Law: String, CaseIterable, Sendable { case dayOfYear, addingMonths, weeks }

  static let name = "calendar"

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .everyFourth: [.dayOfYear, .addingMonths, .weeks]
    case .noLastDay: [.dayOfYear]
    case .leapDayMoves, .overflows: [.addingMonths]
    case .noWeek53: [.weeks]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let (days, right) = (CivilDays(bug: mutant), CivilDays(bug: nil))
    switch law {
    case .dayOfYear:
      return claim(law, years(inputs), .int(in: 1...366)) { year, ordinal in
        days.day(ordinal, of: year) == right.day(ordinal, of: year)
      }
    case .addingMonths:
      let most = inputs == .type ? 120_000 : 24
      return claim(law, dates(inputs), .int(in: -most...most)) { day, months in
        days.adding(months, to: day) == right.adding(months, to: day)
      }
    case .weeks:
      return claim(law, dates(inputs), .int(in: 0...6)) { day, weekday in
        days.week(day, weekday: weekday) == right.week(day, weekday: weekday)
      }
    }
  }

  private static func years(_ inputs: FindingTask.Inputs) -> Generator<Int> {
    inputs == .type ? .int(in: -9_999...9_999) : .int(in: 1_890...2_110)
  }

  private static func dates(_ inputs: FindingTask.Inputs) -> Generator<Day> {
    zip(years(inputs), .int(in: 1...12), .int(in: 1...31)).map { year, month, day in
      let last = CivilDays(bug: nil).length(of: month, year)
      return Day(year: year, month: month, day: min(day, last))
    }
  }
}

/// Days of the Gregorian calendar, which also covers the years before it was introduced.
struct CivilDays: Sendable {
  enum Bug: String, CaseIterable, Sendable {
    /// Every fourth year has a leap day.
    case everyFourth
    /// Leap years have no day 366.
    case noLastDay
    /// If a year is added to February 29, the result is March 1.
    case leapDayMoves
    /// A year's last days belong to week 1 of the next year, even if they should be in week 53.
    case noWeek53
    /// Adding a month to day 31 gives day 31 or, if the month is shorter, the day after its end.
    case overflows
  }

  struct Day: Hashable, Sendable {
    var year: Int
    var month: Int
    var day: Int
  }

  let bug: Bug?

  func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (bug == .everyFourth || year % 100 != 0 || year % 400 == 0)
  }

  func length(of month: Int, _ year: Int) -> Int {
    month == 2 ? isLeap(year) ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The day with this number in a year, starting at 1; `nil` if the year has fewer days.
  func day(_ ordinal: Int, of year: Int) -> Day? {
    if bug == .noLastDay && ordinal == 366 { return nil }
    var left = ordinal
    for month in 1...12 {
      if left <= length(of: month, year) { return Day(year: year, month: month, day: left) }
      left -= length(of: month, year)
    }
    return nil
  }

  func ordinal(_ day: Day) -> Int {
    (1..<day.month).reduce(day.day) { $0 + length(of: $1, day.year) }
  }

  /// The same day of the month, `months` months later, or the last day of a shorter month.
  func adding(_ months: Int, to day: Day) -> Day {
    let month = day.year * 12 + day.month - 1 + months
    let (year, next) = (month.floored(12), month - month.floored(12) * 12 + 1)
    let last = length(of: next, year)
    let isMoved =
      day.day > last
      && (bug == .overflows || bug == .leapDayMoves && day.month == 2 && day.day == 29)
    if isMoved { return Day(year: year, month: next + 1, day: 1) }
    return Day(year: year, month: next, day: min(day.day, last))
  }

  /// The ISO 8601 week of a day; `weekday` is the number of days since Monday.
  func week(_ day: Day, weekday: Int) -> Int {
    let thursday = ordinal(day) + 3 - weekday
    if thursday < 1 { return (thursday + (isLeap(day.year - 1) ? 366 : 365) - 1) / 7 + 1 }
    if thursday > (isLeap(day.year) ? 366 : 365) { return 1 }
    let week = (thursday - 1) / 7 + 1
    return week == 53 && bug == .noWeek53 ? 1 : week
  }
}

extension Int {
  fileprivate func floored(_ divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
