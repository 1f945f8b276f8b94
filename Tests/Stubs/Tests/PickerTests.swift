import InputRules
import InputRulesUIKit
import Testing
import UIKit

/// A picker view of wheels or dates, which a user turns.
@MainActor @Suite struct PickerTests {
  private let view = UIPickerView()

  @Test func `Wheels show the selection, and turns change the selection`() throws {
    var counts: [Int] = []
    let picker = WheelPicker(try WheelSelection(.minutesSeconds, count: 683)) {
      counts.append($0.newCount)
    }
    picker.attach(to: view)
    #expect(view.titles == ["1", "1", ":", "2", "3"])
    view.turn(1, by: -1)
    view.turn(4, by: 100)
    #expect(view.titles == ["1", "0", ":", "2", "9"] && picker.selection.text == "10:29")
    picker.perform(.show(3_599), in: view)
    picker.perform(.show(.nan), in: view)
    #expect(view.titles == ["5", "9", ":", "5", "9"])
    #expect(counts == [623, 629, 3_599, 3_599])
  }

  @Test func `A cyclic wheel never ends, and only turns by code are animated`() throws {
    let set = try WheelSet([Wheel.digit().cyclic, .digit(to: 5)])
    let picker = WheelPicker(WheelSelection(set))
    picker.attach(to: view)
    view.turns = []
    for step in 1...2_000 {
      view.turn(0, by: 7)
      #expect(view.titles == ["\(step * 7 % 10)", "0"])
    }
    #expect(!view.turns.contains { $0.isAnimated })
    picker.perform(.select(row: -1, wheel: 0), in: view)
    #expect(view.titles == ["9", "0"] && view.turns.last?.isAnimated == true)
  }

  @Test func `Wheels that replace others are loaded`() throws {
    let picker = WheelPicker(WheelSelection(.decimal))
    picker.attach(to: view)
    picker.perform(.replace(.minutesSeconds), in: view)
    #expect(view.titles == ["0", "0", ":", "0", "0"])
    picker.perform(.reload(wheel: 0, .titles(["no", "yes"])), in: view)
    view.turn(0, by: 1)
    #expect(view.titles == ["yes", "0", ":", "0", "0"])
  }

  @Test func `A component or a row that doesn't exist is ignored`() throws {
    let wheels = WheelPicker(WheelSelection(.decimal))
    let dates = try dates(.time, at: 0)
    for component in [-1, 99] {
      #expect(wheels.pickerView(view, numberOfRowsInComponent: component) == 0)
      #expect(wheels.pickerView(view, titleForRow: 0, forComponent: component) == nil)
      wheels.pickerView(view, didSelectRow: 0, inComponent: component)
      #expect(dates.pickerView(view, numberOfRowsInComponent: component) == 0)
      #expect(dates.pickerView(view, attributedTitleForRow: 0, forComponent: component) == nil)
      dates.pickerView(view, didSelectRow: 0, inComponent: component)
    }
    #expect(wheels.pickerView(view, titleForRow: 10, forComponent: 0) == nil)
    #expect(wheels.selection.count == 0)
  }

  @Test func `A date picker shows the value that code sets`() throws {
    let picker = try dates(.date, at: 0)
    picker.attach(to: view)
    #expect(view.titles.contains("1970"))
    picker.perform(.set(Instant(seconds: 86_400 * 31)), in: view)
    #expect(picker.value == .instant(Instant(seconds: 86_400 * 31)))
    let shown = try zip(picker.picker.rows, 0...).map {
      try picker.picker.title(ofRow: $0, wheel: $1)
    }
    #expect(view.titles == shown)
  }

  @Test func `A turn to a disabled row visibly moves to the nearest enabled row`() throws {
    // The enabled times are from 01:30 to 03:00.
    let picker = try dates(
      .time, at: 7_200, from: Instant(seconds: 5_400), to: Instant(seconds: 10_800))
    picker.attach(to: view)
    #expect(view.titles == ["02", "00"])
    #expect(color(picker, of: "00", 0) === UIColor.tertiaryLabel)
    #expect(color(picker, of: "01", 0) === UIColor.label)
    view.turn(0, by: -2)
    #expect(view.titles == ["01", "30"])
    #expect(view.turns.last?.isAnimated == true)
    view.turn(1, by: -20)
    #expect(view.titles == ["01", "30"])
  }

  @Test func `A user can turn to any date, a few thousand rows at a time`() throws {
    let picker = try dates(.dateAndTime, at: 0)
    picker.attach(to: view)
    #expect(view.numberOfRows(inComponent: 0) == 10_000)
    for _ in 0..<40 { view.turn(0, by: 3_000) }
    #expect(picker.value == .instant(Instant(seconds: 86_400 * 120_000)))
    #expect(view.titles[0] == (try picker.picker.title(ofRow: picker.picker.rows[0], wheel: 0)))
  }

  private func dates(
    _ mode: DatePickerMode, at second: Int, from first: Instant? = nil, to last: Instant? = nil
  ) throws -> DateWheelPicker {
    let settings = DatePickerSettings(mode, minimum: first, maximum: last)
    return DateWheelPicker(try DatePicker(settings, at: Instant(seconds: second)))
  }

  /// The color of the row with a title in a component.
  private func color(
    _ picker: DateWheelPicker, of title: String, _ component: Int
  ) -> UIColor? {
    (0..<view.numberOfRows(inComponent: component)).lazy.compactMap {
      self.titleColor(picker, of: title, row: $0, component)
    }.first
  }

  private func titleColor(
    _ picker: DateWheelPicker, of title: String, row: Int, _ component: Int
  ) -> UIColor? {
    let text = picker.pickerView(view, attributedTitleForRow: row, forComponent: component)
    guard let text, text.string == title else { return nil }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}
