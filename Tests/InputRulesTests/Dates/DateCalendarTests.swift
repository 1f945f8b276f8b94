import InputRules
import Testing

/// Other calendars than the Gregorian one, and their refusals.
@Suite struct DateCalendarTests {
  /// Years are counted from 543 years earlier; all else is Gregorian.
  private static let buddhist = DateCalendar(
    "buddhist",
    DateCalendar.Days(
      mostMonths: 12, mostDays: 31,
      date: { number in
        let date = try? CivilDate(dayNumber: number)
        return date.map { CalendarDate(year: $0.year + 543, month: $0.month, day: $0.day) }
      },
      dayNumber: { date in
        let date = try? CivilDate(year: date.year - 543, month: date.month, day: date.day)
        return date?.dayNumber
      },
      monthCount: { _ in 12 },
      dayCount: { month, year in
        month == 2
          ? (CivilDate.isLeap(year - 543) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      }))

  @Test func `A date without a row is refused, unless the bounds exclude it (D18.8)`() throws {
    var settings = DatePickerSettings(.date, calendar: Self.buddhist)
    #expect(throws: DatePickerError.noRow(dayNumber: 2_932_894)) {
      try DatePicker(settings, at: Instant(seconds: 0))
    }
    settings.maximum = Instant(seconds: 4_102_444_800)
    let picker = try DatePicker(settings, at: Instant(seconds: 951_782_400))
    #expect(picker.rows == [2_542, 1, 28])
  }

  @Test func `A leap day that the year lacks becomes the last of February`() throws {
    let settings = DatePickerSettings(
      .date, calendar: Self.buddhist, maximum: Instant(seconds: 4_102_444_800))
    var picker = try DatePicker(settings, at: Instant(seconds: 951_782_400))
    #expect(picker.perform(.turn(wheel: 0, by: 1)).effect == .clamped)
    #expect(picker.rows == [2_543, 1, 27])
  }

  @Test func `Wheels form a set unless two months are named alike (D6.14)`() throws {
    let (start, end) = (Instant(seconds: 951_782_400), Instant(seconds: 4_102_444_800))
    func picker(_ calendar: DateCalendar) throws -> DatePicker {
      try DatePicker(DatePickerSettings(.date, calendar: calendar, maximum: end), at: start)
    }
    for calendar in [.gregorian, Self.buddhist] {
      let picker = try picker(calendar)
      let set = try #require(picker.wheelSet)
      let titles = try picker.rows.enumerated().map { try picker.title(ofRow: $1, wheel: $0) }
      #expect(try set.text(of: picker.rows) == titles.joined())
      #expect(set.fractionDigits == 0)
      #expect(set.wheels.map(\.isCyclic) == picker.wheels.map(\.isCyclic))
    }
    let days = try #require(Self.buddhist.days)
    var names = (1...12).map { "month \($0)" }
    #expect(try picker(DateCalendar("named", days, monthNames: names)).wheelSet != nil)
    names[11] = names[0]
    #expect(try picker(DateCalendar("alike", days, monthNames: names)).wheelSet == nil)
  }

  @Test func `The year 2015 is 2558 for Buddhists`() throws {
    let settings = DatePickerSettings(
      .yearAndMonth, calendar: Self.buddhist, maximum: Instant(seconds: 4_102_444_800))
    let picker = try DatePicker(settings, at: Instant(seconds: 1_425_744_000))
    #expect(try picker.title(ofRow: picker.rows[0], wheel: 0) == "2558")
  }
}
