import InputRules
import InputRulesUIKit
import Testing
import UIKit

/// A text field with a rule, which a user types into.
@MainActor @Suite struct RuleTextFieldDelegateTests {
  private let field = UITextField()

  @Test(arguments: [false, true])
  func `A field shows an accepted edit`(asksAboutRanges: Bool) {
    field.asksAboutRanges = asksAboutRanges
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
  func `A field shows a rewritten text with its caret, and reports it once`(tells: Bool) {
    field.tellsOfReplacing = tells
    RuleTextFieldDelegate(NumberField()).attach(to: field)
    var heard: [String] = []
    field.addAction(
      UIAction { _ in heard.append(self.field.text ?? "") }, for: .editingChanged)
    field.type("1234")
    #expect(heard == ["1", "12", "123", "1,234"])
    field.select(1..<1)
    field.enter("5")
    #expect(field.text == "15,234" && field.selected == 2..<2)
    field.backspace()
    #expect(field.text == "1,234" && field.selected == 1..<1)
  }

  @Test func `Each edit reports its reason, or no reason if it is accepted`() {
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

  @Test func `The system's undo edits are refused, and never trap`() {
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

  @Test func `A phone number can be filled in after a lone space`() {
    field.textContentType = .telephoneNumber
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    #expect(field.asks([NSRange(location: 0, length: 0)], " "))
    field.enter("123 ")
    #expect(field.text == "123")
    field.enter(" ")
    #expect(field.text == "123" && field.selected == 3..<3)
  }

  @Test func `The clear button is checked like a deletion`() {
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

  @Test func `Text set by code isn't checked`() {
    let delegate = RuleTextFieldDelegate(FieldRule.digits)
    delegate.attach(to: field)
    delegate.set("many words", in: field)
    #expect(field.text == "many words")
    field.backspace()
    #expect(field.text == "many word")
  }

  @Test func `VoiceOver announces refusals if this is enabled`() {
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

  @Test func `Autocorrection is on unless the rule forbids it`() throws {
    RuleTextFieldDelegate(FieldRule.digits).attach(to: field)
    #expect(field.autocorrectionType == .default)
    RuleTextFieldDelegate(try FieldRule.allowing("01")).attach(to: field)
    #expect(field.autocorrectionType == .no)
  }

  @Test func `Calls that no rule decides go to the next delegate`() {
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

  /// Refuses every request.
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
  /// The selection, in UTF-16 units.
  var selected: Range<Int> {
    guard let range = selectedTextRange else { return 0..<0 }
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<(start + offset(from: range.start, to: range.end))
  }
}
