import InputRules
import ReadyFields
import Testing

/// Texts that people paste, and that other fields show as another number (K5, K12).
@Suite struct PastedTextTests {
  @Test(arguments: [
    ("FR", "0033 1 23 45 67 89", "+33123456789"), ("US", "011 44 20 7946 0958", "+442079460958"),
    ("DE", "+49 (0)30 123456", "+4930123456"), ("DE", "tel:+49-30-123456", "+4930123456"),
    ("DE", "Tel. 030/123456", "+4930123456"), ("DE", "tel 030/123456", "+4930123456"),
    ("FI", "358700944505", "+358700944505"),
    ("JP", "\u{FF10}\u{FF19}\u{FF10}\u{2212}1234\u{2212}5678", "+819012345678"),
    ("US", "\u{FF0B}44 20 7946 0958", "+442079460958"),
    ("US", "(201) 555-0123 ext. 5", nil), ("US", "201-555-0123 #5", nil),
    ("DE", "tel:+49-30-123456;ext=5", nil), ("US", "1-800-FLOWERS", nil),
    ("US", "201 555 0123, 201 555 0124", nil), ("FR", "01 23 45 67 89 01 23 45 67 80", nil),
    ("DE", "+49 30 123456\n+49 30 123457", nil),
  ])
  func `A phone field shows a pasted number, or keeps what it had`(
    region: String, text: String, value: String?
  ) throws {
    let field = try PhoneField(region: region)
    let next = field.apply(Edit(replacing: .caret(at: 0), with: text), to: .empty)
    #expect(field.value(of: next.text) == value)
    #expect(value != nil || next == .empty)
  }

  @Test(arguments: [
    (PrefixField.oneTimeCode(6), "12", "123456", "123456"),
    (.oneTimeCode(6), "123456", "654321", "654321"),
    (.oneTimeCode(6), "12", "2FA code: 123456", "12"),
    (.oneTimeCode(6), "12", "1234567", "12"),
    (.card, "42", "4242-4242-4242-4242", "4242 4242 4242 4242"),
    (.oneTimeCode(6), "", "\u{661}\u{662}\u{663}456", "123456"),
    (.card, "42", "4242-4242-4242-4242 exp 12/29", "42"),
    (.usSocialSecurity, "536", "536-90-4399 and", "536"),
    (.iban, "", "IBAN:DE89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    (.iban, "", " iban BE68 5390 0754 7034\n", "BE68 5390 0754 7034"),
    (.iban, "", "IBAN", "IBAN"), (.card, "42", "IBAN 4242", "42"),
  ])
  func `A code field takes a whole paste`(
    field: PrefixField, before: String, text: String, after: String
  ) {
    let state = FieldState(before)
    let next = field.apply(Edit(replacing: state.selection, with: text), to: state)
    #expect(next.text == after)
  }

  @Test func `A refusal names what wasn't understood`() {
    let edit = Edit(replacing: .caret(at: 0), with: "12 x3")
    let reason = PrefixField.oneTimeCode().decide(edit, on: .empty).reason
    #expect(reason == .notFormatted(.notUnderstood(ExactText("x"), offset: 3)))
  }
}
