import Foundation
import InputRules
import RuleTesting
import Testing

@Suite struct TypistTests {
  private static let anything = TestedField.delegate("anything") { _, _, _ in true }

  @Test func `Typing, pasting and deleting are edits of the selection`() {
    var typist = Typist(at: Self.anything)
    typist.type("abc")
    typist.moveCaret(fromEnd: 1)
    typist.paste("12")
    #expect(typist.text == "ab12c")
    #expect(typist.caret == 4)
    typist.backspace()
    #expect(typist.text == "ab1c")
    typist.select(2, fromEnd: 1)
    typist.cut()
    #expect(typist.text == "ac")
    typist.pasteAgain()
    #expect(typist.text == "ab1c")
    typist.selectAll()
    typist.type("x")
    #expect(typist.text == "x")
  }

  @Test func `Nothing is asked where a platform asks nothing`() {
    var typist = Typist(at: Self.anything)
    typist.backspace()
    typist.cut()
    typist.paste("")
    typist.pasteAgain()
    typist.moveCaret(fromEnd: 5)
    #expect(typist.steps.allSatisfy { $0.edit == nil })
    #expect(typist.text.isEmpty)
  }

  @Test func `Places beyond the start are the start`() {
    var typist = Typist(at: Self.anything)
    typist.type("ab")
    typist.moveCaret(fromEnd: .max)
    #expect(typist.caret == 0)
    typist.select(.max, fromEnd: 1)
    #expect(typist.state.selection == TextRange(location: 0, length: 1))
    typist.select(-3, fromEnd: -3)
    #expect(typist.state.selection == .caret(at: 2))
  }

  @Test func `A text field's own text and caret are shown`() {
    let field = TestedField.textField("own") { field, range, replacement in
      field.text = (field.text ?? "") + replacement.uppercased()
      field.selectedRange = NSRange(location: range.location, length: 0)
      return false
    }
    var typist = Typist(at: field)
    typist.type("a")
    #expect(typist.text == "A")
    #expect(typist.caret == 0)
    #expect(typist.steps.last?.answer?.effect == .rewritten)
  }

  @Test func `Setting a test field's text moves its caret to the end`() {
    let field = TestTextField()
    field.text = "a😀"
    #expect(field.selectedRange == NSRange(location: 3, length: 0))
    field.text = nil
    #expect(field.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `A test field's text is never nil, as a platform's`() {
    let field = TestTextField()
    #expect(field.text == "")
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `An edit that is let through after the text was set is made where the caret then is`()
  {
    let grouped = TestedField.textField("groups") { field, _, replacement in
      if field.text == "12" { field.text = "12-" }
      if field.text == "12-" && replacement.isEmpty { field.text = "a-b" }
      return true
    }
    var typist = Typist(at: grouped)
    typist.type("12")
    typist.moveCaret(fromEnd: 2)
    typist.type("3")
    #expect(typist.state == FieldState("12-3"))
    typist.backspace()
    #expect(typist.text == "12-")
    typist.moveCaret(fromEnd: 2)
    typist.backspace()
    #expect(typist.state == FieldState("a-"))
  }

  @Test func `A text field that lets a letter through in other units shows them`() {
    var typist = Typist(at: .textField("any") { _, _, _ in true })
    typist.paste("e\u{301}")
    typist.selectAll()
    typist.paste("é")
    #expect(Array(typist.text.unicodeScalars) == ["\u{E9}"])
  }

  @Test func `onChange is called until it leaves the text alone`() {
    var typist = Typist(at: .onChange("pairs") { $0.hasSuffix("a") ? $0 + "b" : $0 })
    typist.type("a")
    #expect(typist.text == "ab")
    #expect(typist.steps.last?.answer?.trouble == nil)
  }

  @Test func `A formatter's caret outside the text is told, and the caret is put at the end`() {
    var typist = Typist(at: .formatter("far") { _, _, new in (new, 9) })
    let answer = typist.press(.type("1")).answer
    #expect(answer?.trouble == .caretOutside(.caret(at: 9), length: 1))
    #expect(typist.caret == 1)
  }

  @Test func `Code made anew forgets what another field made it keep`() {
    let field = TestedField.anew {
      nonisolated(unsafe) var left = 1
      return .delegate("one edit") { _, _, _ in
        left -= 1
        return left >= 0
      }
    }
    for _ in 1...2 {
      var typist = Typist(at: field)
      typist.type("ab")
      #expect(typist.text == "a")
    }
  }
}
