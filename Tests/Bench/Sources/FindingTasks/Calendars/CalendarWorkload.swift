import PropertyTesting

/// Days of a calendar: each property compares with the calendar that has no bug.
///
/// Inputs from the types are days of the years -9999 to 9999, and up to 120,000 months. Made by
/// hand, years are 1890 to 2110, and there are up to 24 months.
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
