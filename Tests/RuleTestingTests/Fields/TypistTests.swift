import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// A person's actions in a field, and the texts that the field shows after them.
@Suite struct TypistTests {
  @Test func `A typist types, pastes and deletes at the selection`() {
    var typist = Typist(at: .any)
    typist.type("abc")
    typist.moveCaret(fromEnd: 1)
    typist.paste("12")
    #expect(typist.text == "ab12c" && typist.caret == 4)
    typist.backspace()
    #expect(typist.text == "ab1c")
    typist.select(2, fromEnd: 1)
    typist.cut()
    #expect(typist.text == "ac")
    typist.pasteAgain()
    #expect(typist.text == "ab1c")
    // A cut without a selection doesn't change the clipboard.
    typist.cut()
    typist.moveCaret(fromEnd: 0)
    typist.pasteAgain()
    #expect(typist.text == "ab1cb1" && typist.caret == 6)
    typist.selectAll()
    typist.type("x")
    #expect(typist.text == "x")
  }

  @Test func `A typist's keystroke without an effect isn't an edit`() {
    var typist = Typist(at: .any)
    typist.backspace()
    typist.cut()
    typist.paste("")
    typist.pasteAgain()
    typist.moveCaret(fromEnd: 5)
    #expect(typist.steps.allSatisfy { $0.edit == nil } && typist.text.isEmpty)
    typist.type("ab")
    typist.moveCaret(fromEnd: .max)
    #expect(typist.caret == 0)
    typist.select(.max, fromEnd: 1)
    #expect(typist.state.selection == TextRange(location: 0, length: 1))
    typist.select(-3, fromEnd: -3)
    #expect(typist.state.selection == .caret(at: 2))
    #expect(typist.press(.select(count: 0, fromEnd: 1)).keystroke == .moveCaret(fromEnd: 1))
    #expect(typist.press(.select(count: 5, fromEnd: 1)).keystroke == .select(count: 1, fromEnd: 1))
    // A range that is outside the text isn't an edit.
    typist.press(.replace(location: 1, length: 2, with: "x"))
    #expect(typist.text == "ab")
    typist.press(.replace(location: 2, length: 0, with: "c"))
    #expect(typist.text == "abc")
  }

  @Test(
    arguments: [
      (0, 0, [nil, nil, 4, 2]), (4, 0, [-4, -2, 1, 1]), (7, 0, [-2, -1, nil, nil]),
      (4, 1, [1, 1, 1, 1]),
    ] as [(Int, Int, [Int?])])
  func `Backspace and Delete remove the selection or a unit beside the caret`(
    caret: Int, selected: Int, lengths: [Int?]
  ) {
    let state = FieldState.showing(
      "\u{1F1E9}\u{1F1EA}ae\u{301}", selecting: TextRange(location: caret, length: selected))
    func taken(_ keystroke: Keystroke, _ unit: DeletionUnit) -> Int? {
      let field = FieldAbilities(deletion: unit, forwardDeletion: unit)
      guard let range = keystroke.edit(in: state, at: field)?.range else { return nil }
      #expect(range.location == caret || range.location + range.length == caret)
      return range.location < caret ? -range.length : range.length
    }
    let keys = [(Keystroke.backspace, DeletionUnit.character), (.backspace, .scalar)]
    #expect((keys + [(.delete, .character), (.delete, .scalar)]).map(taken) == lengths)
  }

  @Test func `A delegate may set the text, move the caret and still accept the edit`() {
    var own = Typist(
      at: .textField("own") { field, range, replacement in
        field.text = (field.text ?? "") + replacement.uppercased()
        field.selectedRange = NSRange(location: range.location, length: 0)
        return false
      })
    own.type("a")
    #expect(own.text == "A" && own.caret == 0 && own.steps.last?.answer?.effect == .rewritten)
    var typist = Typist(
      at: .textField("groups") { field, _, replacement in
        if field.text == "12" { field.text = "12-" }
        if field.text == "12-" && replacement.isEmpty { field.text = "a-b" }
        return true
      })
    typist.type("12")
    typist.moveCaret(fromEnd: 2)
    typist.type("3")
    #expect(typist.state == FieldState("12-3"))
    typist.backspace()
    typist.moveCaret(fromEnd: 2)
    typist.backspace()
    #expect(typist.state == FieldState("a-"))
    var front = Typist(
      at: .textField("front") { field, _, _ in
        field.selectedRange = NSRange(location: 0, length: 0)
        return true
      })
    front.type("abc")
    #expect(front.text == "cba")
  }

  @Test func `A typist keeps the caret in the text, and a new field keeps no state`() {
    var pairs = Typist(at: .onChange("pairs") { $0.hasSuffix("a") ? $0 + "b" : $0 })
    pairs.type("a")
    #expect(pairs.text == "ab" && pairs.steps.last?.answer?.problem == nil)
    var far = Typist(at: .formatter("far") { _, _, new in (new, 9) })
    #expect(far.press(.type("1")).problem == .caretOutside(.caret(at: 9), length: 1))
    #expect(far.caret == 1)
    // A text that is only canonically equal to the typed text counts as rewritten.
    var same = Typist(at: .formatter("decomposes") { _, _, _ in ("e\u{301}", 2) })
    #expect(same.press(.type("é")).answer?.effect == .rewritten)
    same.selectAll()
    #expect(same.press(.type("é")).answer?.effect == .refused)
    let once = TestedField.stateful {
      var left = 1
      return .delegate("one edit") { _, _, _ in
        left -= 1
        return left >= 0
      }
    }
    for _ in 1...2 {
      var typist = Typist(at: once)
      typist.type("ab")
      #expect(typist.text == "a")
    }
  }

  @Test func `A typist's step shows the caret inside the text or the selection in brackets`() {
    var typist = Typist(at: .delegate("digits") { _, _, new in new.allSatisfy(\.isNumber) })
    typist.paste("12345")
    typist.moveCaret(fromEnd: 2)
    typist.select(2, fromEnd: 1)
    typist.type("x")
    typist.cut()
    let shown = typist.steps.map { "\($0)".components(separatedBy: "  ").last ?? "" }
    #expect(
      shown == [
        #"shows "12345""#, #"shows "123|45""#, #"shows "12[34]5""#, #"refused, shows "12[34]5""#,
        #"shows "12|5""#,
      ])
  }

  @Test func `A keystroke is read from its words, and other words are refused`() {
    let all: [Keystroke] = [
      .type("−"), .type(" "), .paste(" a b"), .paste(""), .pasteAgain, .backspace, .delete, .cut,
      .moveCaret(fromEnd: 2), .select(count: 3, fromEnd: 0), .selectAll, .undo, .redo,
      .compose("に"), .commit, .cancel,
    ]
    for keystroke in all { #expect(Keystroke(words: keystroke.words) == keystroke) }
    for words in ["", "type", "type ab", "caret", "caret x", "select 1", "fly"] {
      #expect(Keystroke(words: words) == nil)
    }
  }
}
