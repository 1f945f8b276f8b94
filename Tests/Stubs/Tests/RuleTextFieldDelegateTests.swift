import InputRules
import InputRulesUIKit
import Testing
import UIKit

@MainActor @Suite struct RuleTextFieldDelegateTests {
  private let field = UITextField()

  @Test(arguments: [false, true])
  func `A field shows an accepted edit`(passesRanges: Bool) {
    field.passesRanges = passesRanges
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    field.type("1x2y34")
    #expect(field.text == "123")
    field.select(1..<3)
    field.enter("9")
    #expect(field.text == "19" && field.selected == 2..<2)
    field.backspace()
    #expect(field.text == "1")
  }

  @Test(arguments: [false, true])
  func `A field shows a rewritten text with its caret and reports it once`(reports: Bool) {
    field.reportsReplacing = reports
    RuleTextFieldDelegate(NumberField()).attach(to: field)
    var received: [String] = []
    field.addAction(
      UIAction { _ in received.append(self.field.text ?? "") }, for: .editingChanged)
    field.type("1234")
    #expect(received == ["1", "12", "123", "1,234"])
    field.select(1..<1)
    field.enter("5")
    #expect(field.text == "15,234" && field.selected == 2..<2)
    field.backspace()
    #expect(field.text == "1,234" && field.selected == 1..<1)
  }

  @Test func `A field reports a reason for each edit, or none if the edit is accepted`() {
    var reasons: [Reason?] = []
    RuleTextFieldDelegate(FieldRule.digits) { reasons.append($0) }.attach(to: field)
    field.type("1x2")
    #expect(reasons == [nil, .notAllowed("x"), nil])
    let delegate = field.delegate as? RuleTextFieldDelegate
    delegate?.onReason = { _ in reasons = [] }
    delegate?.rule = FieldRule()
    field.type("x")
    #expect(field.text == "12x" && reasons == [])
  }

  @Test func `A field refuses the system's undo edits and never traps`() {
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    field.type("12")
    for range in [
      NSRange(location: 1, length: 5), NSRange(location: 3, length: 0),
      NSRange(location: NSNotFound, length: 0), NSRange(location: -1, length: 1),
      NSRange(location: 1, length: .max),
    ] {
      field.undo(range, "0")
      #expect(field.text == "12")
    }
  }

  @Test func `A field accepts a fill-in of a phone number after a lone space`() {
    field.textContentType = .telephoneNumber
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    #expect(field.allows([NSRange(location: 0, length: 0)], " "))
    field.enter("123 ")
    #expect(field.text == "123")
    field.enter(" ")
    #expect(field.text == "123" && field.selected == 3..<3)
  }

  @Test func `A field checks a tap on its clear button as a deletion`() {
    RuleTextFieldDelegate(DelegateRule("keeps") { _, _, _ in false }).attach(to: field)
    field.text = "1"
    field.clear()
    #expect(field.text == "1")
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    field.clear()
    #expect(field.text == "")
  }

  @Test func `A field retains one delegate, which a new delegate replaces`() {
    weak var first: RuleTextFieldDelegate?
    do {
      let delegate = RuleTextFieldDelegate(FieldRule.digits)
      delegate.attach(to: field)
      first = delegate
    }
    #expect(first != nil && field.delegate === first)
    RuleTextFieldDelegate(FieldRule.vowels).attach(to: field)
    #expect(first == nil)
    field.type("1e")
    #expect(field.text == "e")
  }

  @Test func `A field doesn't check text set by code`() {
    let delegate = RuleTextFieldDelegate(FieldRule.digits)
    delegate.attach(to: field)
    delegate.set("many words", in: field)
    #expect(field.text == "many words")
    field.backspace()
    #expect(field.text == "many word")
  }

  @Test func `VoiceOver announces a field's refusals if this is enabled`() {
    let delegate = RuleTextFieldDelegate(FieldRule.digits)
    delegate.attach(to: field)
    UIAccessibility.announcements = []
    field.type("x")
    #expect(UIAccessibility.announcements == [])
    delegate.announcesRefusals = true
    field.type("x1")
    let sentence = Reason.notAllowed("x").description
    #expect(UIAccessibility.announcements == [sentence])
  }

  @Test func `A field allows autocorrection unless the rule forbids it`() throws {
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    #expect(field.autocorrectionType == .default)
    RuleTextFieldDelegate(try FieldRule.allowing("01")).attach(to: field)
    #expect(field.autocorrectionType == .no)
  }

  @Test func `A field's delegate forwards calls that no rule decides`() {
    let next = Next()
    let delegate = RuleTextFieldDelegate(FieldRule.digits)
    #expect(delegate.textFieldShouldReturn(field) && delegate.textFieldShouldBeginEditing(field))
    #expect(delegate.textFieldShouldEndEditing(field) && delegate.textFieldShouldClear(field))
    delegate.next = next
    delegate.attach(to: field)
    #expect(!delegate.textFieldShouldReturn(field) && !delegate.textFieldShouldBeginEditing(field))
    #expect(!delegate.textFieldShouldEndEditing(field) && !delegate.textFieldShouldClear(field))
    delegate.textFieldDidBeginEditing(field)
    field.type("1x")
    field.leave()
    #expect(next.calls == ["began", "selection", "ended"])
  }

  /// A delegate that refuses every request.
  private final class Next: NSObject, UITextFieldDelegate {
    var calls: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { false }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  }
}

extension TypedInput {
  var selected: Range<Int> {
    guard let range = selectedTextRange else { return 0..<0 }
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<(start + offset(from: range.start, to: range.end))
  }
}

/// A picker view for wheels or dates, whose wheels a user turns.
@MainActor @Suite struct PickerTests {
  private let view = UIPickerView()

  @Test func `A wheel picker shows the selection, and turns change the selection`() throws {
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

  @Test func `A cyclic wheel never ends, and only turns made by code are animated`() throws {
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

  @Test func `A wheel picker loads the wheels that replace other wheels`() throws {
    let picker = WheelPicker(WheelSelection(.decimal))
    picker.attach(to: view)
    picker.perform(.replace(.minutesSeconds), in: view)
    #expect(view.titles == ["0", "0", ":", "0", "0"])
    picker.perform(.reload(wheel: 0, .titles(["no", "yes"])), in: view)
    view.turn(0, by: 1)
    #expect(view.titles == ["yes", "0", ":", "0", "0"])
  }

  @Test func `A picker ignores a component or a row that doesn't exist`() throws {
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

  @Test func `A date picker turned to a disabled row moves to the nearest enabled row`() throws {
    // The bounds are 01:30 and 03:00.
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

  @Test func `A date picker can be turned to any date, a few thousand rows at a time`() throws {
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
