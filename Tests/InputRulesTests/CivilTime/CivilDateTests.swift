import InputRules
import Testing

/// Dates and their day numbers (D10.1 to D10.6).
@Suite struct CivilDateTests {
  @Test func `Every day from the year −4000 to 9999 comes after the one before (D10.4)`() throws {
    var (year, month, day) = (-4_000, 1, 1)
    var number = try CivilDate(year: year, month: month, day: day).dayNumber
    var weekday = 7
    while year < 10_000 {
      guard let date = try? CivilDate(dayNumber: number), date.year == year, date.month == month,
        date.day == day, date.dayNumber == number,
        date.weekday == weekday
      else {
        Issue.record("the day number \(number) isn't that of \(year)-\(month)-\(day)")
        return
      }
      (number, weekday) = (number + 1, weekday % 7 + 1)
      day += 1
      if day > Self.length(of: month, in: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(number == 2_932_897)
  }

  /// By the well-known rules.
  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test func `The length of a month is that of the well-known rules (D10.2)`() {
    #expect(CivilDate.daysInMonth(0, of: 2026) == nil)
    #expect(CivilDate.daysInMonth(13, of: .max) == nil)
    for year in -800...800 {
      for month in 1...12 {
        #expect(
          CivilDate.daysInMonth(month, of: year) == Self.length(of: month, in: year),
          "\(year)-\(month)")
      }
    }
  }

  @Test func `Dates are from the year −290,000 to the year 290,000 (D10.1)`() throws {
    let first = try CivilDate(year: -290_000, month: 1, day: 1)
    let last = try CivilDate(year: 290_000, month: 12, day: 31)
    #expect(try CivilDate(dayNumber: -106_639_853) == first)
    #expect(try CivilDate(dayNumber: 105_201_162) == last)
    for number in [Int.min, first.dayNumber - 1, last.dayNumber + 1, .max] {
      #expect(throws: CivilDateError.dayNumber(number)) { try CivilDate(dayNumber: number) }
    }
    #expect(first < last)
  }

  @Test(
    arguments: [
      (290_001, 1, 1, .year(290_001)), (.min, 0, 0, .year(.min)), (2026, 0, 1, .month(0)),
      (2026, 13, 99, .month(13)), (2026, 2, 29, .day(29)),
      (2024, 2, 30, .day(30)),
      (2026, 4, 31, .day(31)), (2026, 1, 0, .day(0)),
      (2026, 12, .max, .day(.max)),
    ] as [(Int, Int, Int, CivilDateError)])
  func `A date that doesn't exist is refused (D10.3)`(
    year: Int, month: Int, day: Int, error: CivilDateError
  ) {
    #expect(throws: error) { try CivilDate(year: year, month: month, day: day) }
    #expect("\(error)".contains("; give "))
  }

  @Test(arguments: [
    (2026, "2026-11-21"), (1, "0001-11-21"), (0, "0000-11-21"), (-44, "-0044-11-21"),
    (9_999, "9999-11-21"), (12_026, "+12026-11-21"), (-290_000, "-290000-11-21"),
  ])
  func `A date is written as in ISO 8601`(year: Int, text: String) throws {
    #expect(try CivilDate(year: year, month: 11, day: 21).description == text)
  }

  @Test func `A date has a weekday, its ordinal, and a day of the year (D10.5)`() throws {
    let date = try CivilDate(year: 2024, month: 12, day: 31)
    #expect((date.weekday, date.weekdayOrdinal, date.dayOfYear) == (3, 5, 366))
    let other = try CivilDate(year: 2023, month: 3, day: 1)
    #expect((other.weekday, other.weekdayOrdinal, other.dayOfYear) == (4, 1, 60))
  }

  @Test func `The first Saturday of March 2015 is the 7th (D10.6)`() throws {
    let saturday = try CivilDate(year: 2015, month: 3, weekday: 7, ordinal: 1)
    #expect(saturday.description == "2015-03-07")
    let fifth = try CivilDate(year: 2015, month: 3, weekday: 1, ordinal: 5)
    #expect(fifth.description == "2015-03-29")
    #expect(throws: CivilDateError.noSuchDay) {
      try CivilDate(year: 2015, month: 3, weekday: 7, ordinal: 5)
    }
    for ordinal in [Int.min, 0, 6, .max] {
      #expect(throws: CivilDateError.ordinal(ordinal)) {
        try CivilDate(year: 2015, month: 3, weekday: 1, ordinal: ordinal)
      }
    }
    #expect(throws: CivilDateError.weekday(8)) {
      try CivilDate(year: 2015, month: 3, weekday: 8, ordinal: 1)
    }
  }

  @Test func `The nth weekday of a month has that weekday and that ordinal (D10.6)`() throws {
    for number in 16_000..<18_000 {
      let date = try CivilDate(dayNumber: number)
      let same = try CivilDate(
        year: date.year, month: date.month, weekday: date.weekday, ordinal: date.weekdayOrdinal)
      #expect(same == date)
    }
  }
}
