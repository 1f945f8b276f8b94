import InputRules
import InputRulesSwiftUI
import SwiftUI
import Testing
import UIKit

/// A SwiftUI field with a rule.
@MainActor @Suite struct RuleTextFieldTests {
  /// A view as an app would write it.
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

  @Test func `The field and its binding contain the text that the rule decides`() throws {
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

  @Test func `Text set by code is shown, and only edits move the caret`() throws {
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

  @Test func `A binding receives composed text only when composing has ended`() throws {
    let view = AmountView()
    let screen = Screen(view)
    let field = try #require(screen.uiView as? UITextField)
    field.compose("yi", asking: false)
    screen.update()
    #expect(field.text == "yi" && view.amount == "")
    field.choose("1")
    #expect(field.text == "1" && view.amount == "1")
  }

  @Test func `A field shows the text that its binding stores instead`() throws {
    var stored = ""
    let short = Binding(get: { stored }, set: { stored = String($0.prefix(2)) })
    let screen = Screen(RuleTextField("", text: short, rule: FieldRule.digits))
    let field = try #require(screen.uiView as? UITextField)
    field.type("123")
    screen.update()
    #expect(field.text == "12")
  }

  @Test func `A field is configured once, and disabled with its environment`() throws {
    var count = 0
    let text = State(initialValue: "1")
    let field = RuleTextField("", text: text.projectedValue, rule: FieldRule())
    let screen = Screen(field.configured { _ in count += 1 })
    screen.environment.isEnabled = false
    screen.update()
    #expect(count == 1 && (screen.uiView as? UITextField)?.isEnabled == false)
  }

  @Test func `The modifier corrects the whole text without an endless loop`() throws {
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
