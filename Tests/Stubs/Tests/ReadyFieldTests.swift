import Foundation
import InputRules
import InputRulesSwiftUI
import InputRulesUIKit
import ReadyFields
import SwiftUI
import Testing
import UIKit

/// Ready fields in views: their traits, and what VoiceOver reads.
@MainActor @Suite struct ReadyFieldTests {
  private let field = UITextField()

  @Test func `A field gets the traits of its rule`() throws {
    RuleTextFieldDelegate(try .phone(region: "US")).attach(to: field)
    #expect(field.placeholder == "(201) 555-0123")
    #expect(field.keyboardType == .phonePad && field.textContentType == .telephoneNumber)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
  }

  @Test(arguments: [
    (PrefixField.card, UIKeyboardType.numberPad, UITextContentType?.some(.creditCardNumber)),
    (.securityCode(ofCard: ""), .numberPad, .creditCardSecurityCode),
    (.oneTimeCode(), .numberPad, .oneTimeCode), (.iban, .asciiCapable, nil),
    (.usSocialSecurity, .numberPad, nil),
  ])
  func `Each ready field has its keyboard and content type`(
    rule: PrefixField, keyboard: UIKeyboardType, type: UITextContentType?
  ) {
    RuleTextFieldDelegate(rule).attach(to: field)
    #expect(field.keyboardType == keyboard && field.textContentType == type)
    #expect(field.placeholder == rule.traits.example)
    let capitals = rule == .iban ? UITextAutocapitalizationType.allCharacters : .none
    #expect(field.autocapitalizationType == capitals)
  }

  @Test func `Fields for amounts and postal codes have the right keyboards`() throws {
    let delegate = RuleTextFieldDelegate(.amount(.eur), locale: Locale(identifier: "en_US"))
    delegate.attach(to: field)
    #expect(field.keyboardType == .decimalPad && field.placeholder == "€1,234.50")
    field.type("12")
    #expect(field.accessibilityValue == field.text)
    delegate.rule = try PrefixField.postalCode(region: "GB")
    #expect(field.keyboardType == .asciiCapable && field.textContentType == .postalCode)
    delegate.rule = try PrefixField.postalCode(region: "US")
    #expect(field.keyboardType == .numberPad)
    delegate.rule = try .amount(.eur, locale: "de", isSigned: true)
    #expect(field.keyboardType == .numbersAndPunctuation && field.textContentType == nil)
  }

  @Test func `A view without a locale uses the interface's locale`() throws {
    let german = Locale(identifier: "de_DE")
    let text = State(initialValue: "")
    let screen = Screen(
      RuleTextField("", text: text.projectedValue, rule: .amount(.eur), locale: german))
    let field = try #require(screen.uiView as? UITextField)
    #expect(field.placeholder == "1.234,50\u{A0}\u{20AC}")
    for key in ["1", "2", ",", "5"] { field.type(key) }
    #expect(text.wrappedValue == "12,5\u{A0}\u{20AC}")
  }

  @Test func `A field doesn't report digits that are typed from the right as mistakes`() {
    let english = Locale(identifier: "en_US")
    let delegate = RuleTextFieldDelegate(.amount(.usd, typing: .shifted), locale: english)
    var reasons: [Reason?] = []
    delegate.onReason = { reasons.append($0) }
    delegate.attach(to: field)
    for digit in ["1", "2", "3"] { field.type(digit) }
    #expect(field.text == "$1.23" && reasons == [nil, nil, nil], "\(reasons)")
    field.type("x")
    #expect(reasons.last.flatMap { $0 } != nil)
  }

  @Test func `A field keeps the traits that the app has set`() throws {
    (field.placeholder, field.keyboardType) = ("Card", .asciiCapable)
    (field.textContentType, field.autocapitalizationType) = (.oneTimeCode, .words)
    (field.autocorrectionType, field.spellCheckingType) = (.yes, .yes)
    RuleTextFieldDelegate(.card).attach(to: field)
    #expect(field.placeholder == "Card" && field.keyboardType == .asciiCapable)
    #expect(field.textContentType == .oneTimeCode && field.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .yes && field.spellCheckingType == .yes)
    let plain = UITextField()
    RuleTextFieldDelegate(FieldRule.digits).attach(to: plain)
    #expect(plain.placeholder == nil && plain.keyboardType == .default)
    let own = UITextField()
    let table = try PrefixTable([PrefixTable.Row("", [Pattern("***")])])
    RuleTextFieldDelegate(PrefixField(table)).attach(to: own)
    #expect(own.placeholder == nil && own.keyboardType == .default)
  }

  @Test func `A field's new rule sets its traits unless the app has set them`() {
    let delegate = RuleTextFieldDelegate(.card)
    delegate.attach(to: field)
    field.isFirstResponder = true
    delegate.rule = PrefixField.iban
    #expect(field.placeholder == PrefixField.iban.traits.example && field.reloads == 1)
    #expect(field.keyboardType == .asciiCapable && field.textContentType == nil)
    delegate.rule = PrefixField.iban
    #expect(field.reloads == 1)
    field.placeholder = "Account"
    delegate.rule = FieldRule.digits
    #expect(field.placeholder == "Account" && field.keyboardType == .default)
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    #expect(field.spellCheckingType == .default)
  }

  @Test func `VoiceOver reads a card's brand and its digits group by group`() throws {
    let delegate = RuleTextFieldDelegate(.card)
    delegate.attach(to: field)
    #expect(field.accessibilityValue == nil)
    field.type("4242")
    #expect(field.accessibilityValue == "Visa, 4 2 4 2")
    field.type("4")
    #expect(field.accessibilityValue == "Visa, 4 2 4 2, 4")
    delegate.set("3782 82", in: field)
    #expect(field.accessibilityValue == "American Express, 3 7 8 2, 8 2")
    delegate.rule = FieldRule()
    field.type("x")
    #expect(field.accessibilityValue == nil)
  }

  @Test func `VoiceOver doesn't read the text of a secure field`() throws {
    field.isSecureTextEntry = true
    RuleTextFieldDelegate(.oneTimeCode()).attach(to: field)
    field.type("12")
    #expect(field.text == "12" && field.accessibilityValue == nil)
  }

  @Test func `An automatic fill-in is a paste that follows a lone space`() throws {
    RuleTextFieldDelegate(try .phone(region: "US")).attach(to: field)
    #expect(field.allows([NSRange(location: 0, length: 0)], " "))
    field.enter("+1 (201) 555-0123")
    #expect(field.text == "+1 201-555-0123")
    #expect(field.accessibilityValue == "US, + 1, 2 0 1, 5 5 5, 0 1 2 3")
  }

  private struct AnyView: View {
    @State var text = ""
    let rule: any TextRule

    var body: some View { VStack { RuleTextField("", text: $text, rule: rule) } }
  }

  @Test func `A SwiftUI field accepts a rule of any type`() throws {
    let screen = Screen(AnyView(rule: PrefixField.card))
    #expect((screen.uiView as? UITextField)?.placeholder == "4242 4242 4242 4242")
  }

  @Test func `A SwiftUI field shows its rule's example if it has no title`() throws {
    let text = State(initialValue: "")
    let screen = Screen(RuleTextField("", text: text.projectedValue, rule: .iban))
    let field = try #require(screen.uiView as? UITextField)
    #expect(field.placeholder == "DE89 3704 0044 0532 0130 00")
    #expect(field.autocapitalizationType == .allCharacters)
    field.type("de8937")
    #expect(text.wrappedValue == "DE89 37" && field.accessibilityValue == "DE, D E 8 9, 3 7")
  }
}

@MainActor @Suite struct RuleTextFieldTests {
  private struct AmountView: View {
    @State var amount = ""
    @State var hint = ""

    var body: some View {
      VStack {
        RuleTextField("Amount", text: $amount, rule: NumberField()) { reason in
          hint = reason?.description ?? ""
        }
        Text(hint)
      }
    }
  }

  @Test func `A SwiftUI field and its binding contain the text that the rule decides`() throws {
    let view = AmountView()
    let screen = Screen(view)
    let field = try #require(screen.uiView as? UITextField)
    #expect(field.placeholder == "Amount")
    field.type("1234")
    #expect(field.text == "1,234" && view.amount == "1,234")
    field.select(1..<1)
    field.enter("5")
    screen.update()
    #expect(field.text == "15,234" && field.selected == 2..<2)
    field.enter("x")
    #expect(screen.texts.first?.contains("x") == true && view.amount == "15,234")
    field.backspace()
    #expect(screen.texts == [""])
  }

  @Test func `A SwiftUI field shows text set by code, and only edits move the caret`() throws {
    let view = AmountView()
    let screen = Screen(view)
    let field = try #require(screen.uiView as? UITextField)
    view.amount = "many words"
    screen.update()
    #expect(field.text == "many words" && field.selected == 10..<10)
    field.select(0..<4)
    screen.update()
    #expect(field.selected == 0..<4)
  }

  @Test func `A SwiftUI field's binding receives composed text only after composing ends`() throws {
    let view = AmountView()
    let screen = Screen(view)
    let field = try #require(screen.uiView as? UITextField)
    field.compose("yi", asking: false)
    screen.update()
    #expect(field.text == "yi" && view.amount == "")
    field.choose("1")
    #expect(field.text == "1" && view.amount == "1")
  }

  @Test func `A SwiftUI field shows the text that its binding has changed`() throws {
    var stored = ""
    let short = Binding(get: { stored }, set: { stored = String($0.prefix(2)) })
    let screen = Screen(RuleTextField("", text: short, rule: FieldRule.digits))
    let field = try #require(screen.uiView as? UITextField)
    field.type("123")
    screen.update()
    #expect(field.text == "12")
  }

  @Test func `A SwiftUI field is configured once and disabled with its environment`() throws {
    var count = 0
    let text = State(initialValue: "1")
    let field = RuleTextField("", text: text.projectedValue, rule: FieldRule())
    let screen = Screen(field.configured { _ in count += 1 })
    screen.environment.isEnabled = false
    screen.update()
    #expect(count == 1 && (screen.uiView as? UITextField)?.isEnabled == false)
  }

  @Test func `A SwiftUI modifier corrects the whole text without an endless loop`() throws {
    let text = State(initialValue: "")
    var reasons: [Reason?] = []
    let field = TextField("", text: text.projectedValue)
      .rule(NumberField(), for: text.projectedValue) { reasons.append($0) }
    let observer = try #require(Screen(field).observer)
    func type(_ new: String) {
      var old = text.wrappedValue
      text.wrappedValue = new
      while old != text.wrappedValue {
        let now = text.wrappedValue
        observer.changed(from: old, to: now)
        old = now
      }
    }
    type("123")
    type("1234")
    #expect(text.wrappedValue == "1,234")
    type("1,234x")
    #expect(text.wrappedValue == "1,234")
    #expect(reasons.map { $0 == nil } == [true, true, false])
  }
}
