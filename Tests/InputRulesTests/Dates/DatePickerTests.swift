import InputRules
import Testing

/// Date pickers: calendars, wheels and VoiceOver.
@Suite struct DatePickerTests {
  private func instant(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) throws -> Instant {
    let date = try CivilDate(year: year, month: month, day: day)
    return Instant(seconds: date.dayNumber * 86_400 + hour * 3_600 + minute * 60)
  }

  @Test func `VoiceOver reads the values of a date picker's wheels (D9.4)`() throws {
    let settings = DatePickerSettings(.time, format: DateWheelFormat(locale: "en-US"))
    let picker = try DatePicker(settings, at: instant(2026, 11, 22, 14, 1))
    #expect(
      picker.wheels.indices.map { picker.element(ofWheel: $0)?.value }
        == ["2 o'clock", "1 minute", "PM"])
    #expect(
      picker.element(ofWheel: 0)?.announcement
        == "2 o'clock. Picker item. Adjustable. "
        + "Swipe up or down with one finger to adjust the value.")
    #expect(picker.element(ofWheel: 3) == nil)
  }

  /// A calendar in which years are numbered 543 higher than in the Gregorian calendar.
  private static let buddhist = DateCalendar.Days(
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
    dayCount: { CivilDate.daysInMonth($0, of: $1 - 543) ?? 0 })

  @Test func `A date picker's years are limited by its calendar and its bounds (D18.8)`()
    throws
  {
    var settings = DatePickerSettings(.date, calendar: DateCalendar("buddhist", Self.buddhist))
    #expect(throws: DatePickerError.noRow(dayNumber: 2_932_894)) {
      try DatePicker(settings, at: Instant(seconds: 0))
    }
    settings.maximum = try instant(2100, 1, 1)
    var picker = try DatePicker(settings, at: instant(2000, 2, 29))
    #expect(picker.rows == [2_542, 1, 28])
    #expect(try picker.title(ofRow: 2_542, wheel: 0) == "2543")
    #expect(picker.perform(.turn(wheel: 0, by: 1)).effect == .clamped)
    #expect(picker.rows == [2_543, 1, 27])
  }

  @Test func `A picker has a wheel set unless wheels show dates or repeat names (D6.14)`() throws {
    for mode in DatePickerMode.allCases {
      let picker = try DatePicker(DatePickerSettings(mode), at: Instant(seconds: 0))
      #expect(
        picker.wheelSet?.wheels.map(\.rowCount)
          == (mode == .dateAndTime ? nil : picker.wheels.map(\.rowCount)))
    }
    var names = (1...12).map { "month \($0)" }
    let last = try instant(2100, 1, 1)
    func picker(_ calendar: DateCalendar) throws -> DatePicker {
      let settings = DatePickerSettings(.date, calendar: calendar, maximum: last)
      return try DatePicker(settings, at: instant(2000, 2, 29))
    }
    let named = try picker(DateCalendar("named", Self.buddhist, monthNames: names))
    let set = try #require(named.wheelSet)
    let titles = try named.rows.enumerated().map { try named.title(ofRow: $1, wheel: $0) }
    #expect(try set.text(of: named.rows) == titles.joined() && set.fractionDigits == 0)
    #expect(set.wheels.map(\.isCyclic) == named.wheels.map(\.isCyclic))
    names[11] = names[0]
    #expect(
      try picker(DateCalendar("alike", Self.buddhist, monthNames: names)).wheelSet == nil)
  }
}
