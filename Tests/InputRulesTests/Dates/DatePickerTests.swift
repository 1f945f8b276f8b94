import InputRules
import Testing

/// Date pickers, by the examples of the specification.
@Suite struct DatePickerTests {
  /// An instant in universal time.
  private static func instant(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) throws -> Instant {
    let date = try CivilDate(year: year, month: month, day: day)
    return Instant(seconds: date.dayNumber * 86_400 + hour * 3_600 + minute * 60)
  }

  /// The time zone of Berlin in 2022: one hour, and two from 27 March to 30 October.
  private static func berlin() throws -> CivilZone {
    try CivilZone(
      offset: 3_600,
      changes: [
        .init(at: instant(2022, 3, 27, 1), to: 7_200),
        .init(at: instant(2022, 10, 30, 1), to: 3_600),
      ])
  }

  @Test func `A minimum off the grid excludes the slot before it`() throws {
    let settings = DatePickerSettings(
      .time, minimum: try Self.instant(2026, 1, 1, 16, 31), minuteInterval: 15)
    let picker = try DatePicker(settings, at: Self.instant(2026, 1, 1, 12))
    #expect(picker.value == .instant(try Self.instant(2026, 1, 1, 16, 45)))
    #expect(picker.rows == [16, 3])
  }

  @Test func `31 January and February give the last day of February`() throws {
    let format = DateWheelFormat(locale: "de")
    var picker = try DatePicker(
      DatePickerSettings(.date, format: format), at: Self.instant(2024, 1, 31, 7, 5))
    let event = picker.perform(.select(row: 1, wheel: 1))
    #expect(event.effect == .clamped)
    #expect(picker.value == .instant(try Self.instant(2024, 2, 29, 7, 5)))
    #expect(event.moves.map(\.wheel) == [0, 1])
  }

  @Test func `A turn into a gap moves forward, and back again`() throws {
    let settings = DatePickerSettings(.dateAndTime, zone: try Self.berlin())
    var picker = try DatePicker(settings, at: Self.instant(2022, 3, 27, 0, 30))
    #expect(picker.rows[1] == 1)
    #expect(!picker.isEnabled(row: 2, wheel: 1))
    #expect(picker.perform(.turn(wheel: 1, by: 1)).effect == .clamped)
    #expect(picker.value == .instant(try Self.instant(2022, 3, 27, 1, 30)))
    #expect(picker.perform(.adjust(wheel: 1, up: false)).effect == .done)
    #expect(picker.rows[1] == 1)
  }

  @Test func `Both passes of an overlap can be had`() throws {
    let settings = DatePickerSettings(.time, zone: try Self.berlin())
    var picker = try DatePicker(settings, at: Self.instant(2022, 10, 30, 0, 30))
    #expect(picker.rows == [2, 30])
    #expect(picker.perform(.otherPass).effect == .done)
    #expect(picker.value == .instant(try Self.instant(2022, 10, 30, 1, 30)))
    #expect(picker.rows == [2, 30])
    picker.perform(.select(row: 3, wheel: 0))
    #expect(picker.perform(.otherPass).effect == .refused(.onlyPass))
  }

  @Test func `Twelve rows of a 24-hour wheel are reported (D4.7, D4.11)`() throws {
    var picker = try DatePicker(DatePickerSettings(.time), at: Self.instant(2026, 1, 1, 6))
    #expect(picker.perform(.turn(wheel: 0, by: 12)).reportsChange)
    #expect(picker.rows == [18, 0])
  }

  @Test func `A count-down takes whole minutes`() throws {
    var picker = try DatePicker(DatePickerSettings(.countDown), at: Instant(seconds: 0))
    #expect(picker.perform(.setSeconds(3_725)).effect == .rounded)
    #expect(picker.value == .minutes(62))
    #expect(picker.rows == [1, 2])
    #expect(picker.perform(.setSeconds(86_400)).effect == .refused(.tooLong))
    #expect(picker.perform(.clampSeconds(.infinity)).effect == .clamped)
    #expect(picker.value == .minutes(1_439))
  }

  @Test func `Extreme rows, instants and turns never trap (D18.2, D18.5)`() throws {
    for mode in DatePickerMode.allCases {
      var picker = try DatePicker(DatePickerSettings(mode), at: Instant(microseconds: .max))
      for number in [Int.min, -1, 2_147_483_647, .max] {
        picker.perform(.set(Instant(microseconds: number)))
        for wheel in [0, 1, .max] {
          picker.perform(.select(row: number, wheel: wheel))
          picker.perform(.turn(wheel: wheel, by: number))
          picker.perform(.adjust(wheel: wheel, up: number > 0))
        }
        picker.perform(.selectAll([number, number, number]))
        #expect(picker.rows.count == picker.wheels.count)
      }
    }
  }

  @Test func `Settings have their defaults (D1.3)`() {
    let settings = DatePickerSettings(.date)
    #expect(settings.zone.offset == 0 && settings.zone.changes.isEmpty)
    #expect(settings.calendar.identifier == "gregorian")
    #expect(settings.format == DateWheelFormat(locale: "root"))
    #expect(settings.minimum == nil && settings.maximum == nil && settings.minuteInterval == 1)
    #expect(settings.rounding == .down && settings.overlap == .first)
    #expect(settings.leastDuration == .zero)
  }

  @Test func `English is spoken with numbers`() throws {
    let settings = DatePickerSettings(.time, format: DateWheelFormat(locale: "en-US"))
    let picker = try DatePicker(settings, at: Self.instant(2026, 1, 1, 14, 1))
    let spoken = picker.wheels.indices.map { picker.element(ofWheel: $0)?.value }
    #expect(spoken == ["2 o'clock", "1 minute", "PM"])
    #expect(
      picker.element(ofWheel: 1)?.announcement
        == "1 minute. Picker item. Adjustable. "
        + "Swipe up or down with one finger to adjust the value.")
    #expect(picker.element(ofWheel: 3) == nil)
  }

  @Test func `Wheels without dates are a wheel set (D6.14)`() throws {
    for mode in DatePickerMode.allCases {
      let picker = try DatePicker(DatePickerSettings(mode), at: Instant(seconds: 0))
      #expect(
        picker.wheelSet?.wheels.map(\.rowCount)
          == (mode == .dateAndTime ? nil : picker.wheels.map(\.rowCount)))
    }
  }
}
