import InputRules
import InputRulesModel
import Testing

/// The examples and the pitfalls of the *Date Picker* article, each also by the model.
@Suite struct WorkedPickersTests {
  private let model = ModelDatePickers()
  private let start = Instant(seconds: 1_168_365_600)

  /// The picker after an action, and that of the model, which must be the same.
  private func picker(
    _ settings: DatePickerSettings, after action: DatePickerAction
  ) throws -> DatePicker {
    var picker = try DatePicker(settings, at: start)
    var other = try model.picker(settings, at: start)
    #expect(picker == other)
    #expect(picker.perform(action) == model.perform(action, on: &other))
    #expect(picker == other)
    return picker
  }

  @Test func `The figure shows 4,500 seconds in steps of five minutes (D5.5)`() throws {
    let settings = DatePickerSettings(.countDown, minuteInterval: 5)
    let picker = try picker(settings, after: .setSeconds(4_500))
    #expect(picker.value == .minutes(75))
    #expect(picker.rows == [1, 3])
    #expect(try picker.title(ofRow: 3, wheel: 1) == "15")
  }

  @Test func `The wheels of a count-down show minutes, not seconds (D5.2)`() throws {
    let picker = try picker(DatePickerSettings(.countDown), after: .setSeconds(4_559))
    #expect(picker.value == .minutes(75))
  }

  @Test func `A minimum after the maximum, and bounds of a count-down, are ignored (D2.2, D2.3)`()
    throws
  {
    let day = Instant(seconds: 1_168_365_600 + 86_400)
    for (minimum, maximum) in [(day, start), (start, day)] {
      for mode in [DatePickerMode.date, .countDown] where minimum > maximum || mode == .countDown {
        let bounded = DatePickerSettings(mode, minimum: minimum, maximum: maximum)
        let free = DatePickerSettings(mode)
        let action = DatePickerAction.set(Instant(seconds: 0))
        #expect(try picker(bounded, after: action).value == picker(free, after: action).value)
      }
    }
  }

  @Test(arguments: 0...61)
  func `An interval that doesn't divide 60, or is above 30, means one minute (D3.1)`(
    interval: Int
  ) throws {
    let isDivisor = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30].contains(interval)
    let settings = DatePickerSettings(.time, minuteInterval: interval)
    let wheels = try picker(settings, after: .set(start)).wheels
    #expect(wheels.map(\.rowCount) == [24, isDivisor ? 60 / interval : 60])
  }

  @Test func `The hours of an alarm at two are spoken so (D9.4)`() throws {
    let settings = DatePickerSettings(.time, format: DateWheelFormat(locale: "en-US"))
    let two = CivilTime(year: 2026, month: 11, day: 22, hour: 2)
    let instant = try #require(CivilZone.universal.instant(of: two))
    let element = try picker(settings, after: .set(instant)).element(ofWheel: 0)
    #expect(
      element?.announcement
        == "2 o'clock. Picker item. Adjustable. "
        + "Swipe up or down with one finger to adjust the value.")
  }
}
