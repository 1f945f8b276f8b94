import InputRules
import Testing

/// Weeks of ISO 8601 (D10.7, D10.8).
@Suite struct ISOWeekTests {
  @Test func `Thursday of week 18 of 2015 is 30 April`() throws {
    let week = try ISOWeek(year: 2015, week: 18)
    #expect(try week.date(weekday: 4).description == "2015-04-30")
    #expect(week.description == "2015-W18")
    for weekday in [Int.min, 0, 8, .max] {
      #expect(throws: CivilDateError.weekday(weekday)) { try week.date(weekday: weekday) }
    }
  }

  @Test(arguments: [
    ("2005-01-01", 2004, 53), ("2005-12-31", 2005, 52), ("2008-12-29", 2009, 1),
    ("2010-01-03", 2009, 53), ("2026-11-22", 2026, 47), ("2027-01-01", 2026, 53),
  ])
  func `The first and last days of a year may be in another year's week`(
    text: String, year: Int, number: Int
  ) throws {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let date = try CivilDate(year: parts[0], month: parts[1], day: parts[2])
    #expect(ISOWeek(of: date) == (try ISOWeek(year: year, week: number)))
    #expect(try ISOWeek(of: date).date(weekday: date.isoWeekday) == date)
  }

  @Test func `Weeks follow each other, Monday to Sunday`() throws {
    var week = ISOWeek(of: try CivilDate(dayNumber: 4))
    #expect(week == (try ISOWeek(year: 1970, week: 2)))
    for number in 5..<150_000 {
      let date = try CivilDate(dayNumber: number - 1)
      let next = ISOWeek(of: try CivilDate(dayNumber: number))
      guard (next == week) == (date.isoWeekday != 7), next >= week,
        try week.date(weekday: date.isoWeekday) == date
      else {
        Issue.record("\(date) in \(week)")
        return
      }
      if next != week {
        #expect(next.week == (week.week == ISOWeek.count(in: week.year) ? 1 : week.week + 1))
      }
      week = next
    }
  }

  @Test(arguments: [-290_000, 290_000])
  func `At the ends, a week may have days that no date is`(year: Int) throws {
    let last = try ISOWeek(year: year, week: 52)
    #expect(try last.date(weekday: 1).year == year)
    let first = try CivilDate(year: -290_000, month: 1, day: 1)
    #expect(ISOWeek(of: first).description == "-290001-W52")
    #expect(throws: CivilDateError.year(-290_001)) { try ISOWeek(of: first).date(weekday: 5) }
    #expect(try ISOWeek(of: first).date(weekday: 6) == first)
  }

  @Test func `A week that doesn't exist is refused`() {
    #expect(throws: CivilDateError.week(53)) { try ISOWeek(year: 2016, week: 53) }
    #expect(throws: CivilDateError.week(0)) { try ISOWeek(year: 2015, week: 0) }
    #expect(throws: CivilDateError.year(.max)) { try ISOWeek(year: .max, week: 1) }
  }
}
