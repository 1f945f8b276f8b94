import InputRules
import Testing

/// E3 and E7: the effect of an edit on a text.
@Suite struct EditTests {
  struct Row: Sendable {
    let text: String
    let edit: Edit
    let result: String
    let caret: Int

    init(_ text: String, _ edit: Edit, gives result: String, caret: Int) {
      self.text = text
      self.edit = edit
      self.result = result
      self.caret = caret
    }
  }

  static let plain = [
    Row("", .insert("a", at: 0), gives: "a", caret: 1),
    Row("abc", .insert("X", at: 0), gives: "Xabc", caret: 1),
    Row("abc", .insert("XY", at: 3), gives: "abcXY", caret: 5),
    Row("abc", .replace(1, 1, by: "XYZ"), gives: "aXYZc", caret: 4),
    Row("abc", .replace(0, 3, by: "X"), gives: "X", caret: 1),
    Row("abc", .delete(1, 1), gives: "ac", caret: 1),
    Row("abc", .delete(0, 3), gives: "", caret: 0),
    Row("abc", .replace(1, 1, by: nil), gives: "ac", caret: 1),
    Row("abc", .insert("", at: 2), gives: "abc", caret: 2),
  ]

  static let manyUnits = [
    Row("a\u{1F600}b", .replace(1, 2, by: "x"), gives: "axb", caret: 2),
    Row("\u{1F600}", .insert("\u{1F984}", at: 2), gives: "\u{1F600}\u{1F984}", caret: 4),
    Row(
      Tricky.family, .delete(2, 1), gives: "\u{1F468}\u{1F469}\u{200D}\u{1F467}", caret: 2),
    Row(Tricky.family, .delete(5, 3), gives: "\u{1F468}\u{200D}\u{1F469}", caret: 5),
    Row(
      "\u{1F468}\u{1F469}", .insert("\u{200D}", at: 2),
      gives: "\u{1F468}\u{200D}\u{1F469}", caret: 3),
    Row("e\u{301}", .delete(1, 1), gives: "e", caret: 1),
    Row("e\u{301}", .delete(0, 1), gives: "\u{301}", caret: 0),
    Row("e", .insert("\u{301}", at: 1), gives: "e\u{301}", caret: 2),
    Row("a\r\nb", .delete(1, 1), gives: "a\nb", caret: 1),
    Row("a\r\nb", .insert("x", at: 2), gives: "a\rx\nb", caret: 3),
    Row("a\rb", .replace(2, 1, by: "\n"), gives: "a\r\n", caret: 3),
    Row(
      Tricky.canada, .insert("\u{1F1E9}", at: 2), gives: "\u{1F1E8}\u{1F1E9}\u{1F1E6}", caret: 4),
    Row("\0", .insert("\0", at: 1), gives: "\0\0", caret: 2),
  ]

  @Test(arguments: plain + manyUnits)
  func `An edit is the exact splice, with the caret after the insertion (E3)`(row: Row) throws {
    let expected = try FieldState.showing(row.result, caret: row.caret)
    #expect(try FieldState(row.text).replacing(row.edit) == expected)
    #expect(FieldRule().decide(row.edit, on: FieldState(row.text)) == .accept(expected))
  }

  @Test(arguments: ["\u{E9}", "e\u{301}", "\u{212B}", "\u{1E9B}\u{323}", "\u{FB01}"])
  func `No edit normalises the old or the new text (E3)`(text: String) throws {
    let typed = try FieldState.empty.replacing(.insert(text, at: 0))
    #expect(typed == FieldState(text))
    #expect(try typed.replacing(.insert("x", at: 0)).text.hasSameUnits(as: "x" + text))
  }

  @Test func `The selection doesn't affect where an edit goes (E3)`() throws {
    let state = try FieldState(text: "abc", selection: TextRange(location: 0, length: 2))
    #expect(try state.replacing(.insert("x", at: 3)) == FieldState("abcx"))
  }

  @Test func `An accepted edit is applied, a refused one changes nothing (E7)`() throws {
    let state = try FieldState(text: "12", selection: TextRange(location: 0, length: 1))
    #expect(FieldRule.digits.apply(.insert("3", at: 2), to: state) == FieldState("123"))
    #expect(FieldRule.digits.apply(.insert("x", at: 2), to: state) == state)
    #expect(FieldRule.digits.decide(.insert("x", at: 2), on: state) == .refuse(.notAllowed("x")))
  }

  @Test func `A replacement is checked by its result, not alone (E7)`() {
    let full = FieldState("123")
    #expect(FieldRule.digits.decide(.insert("4", at: 3), on: full).reason != nil)
    #expect(FieldRule.digits.decide(.replace(0, 1, by: "4"), on: full).reason == nil)
    #expect(FieldRule.digits.decide(.replace(0, 1, by: "4"), on: FieldState("12x")).reason != nil)
  }

  @Test func `Edits are equal if their code units are (E3)`() {
    #expect(Edit.insert("e\u{301}", at: 0) == .insert("e\u{301}", at: 0))
    #expect(Edit.insert("e\u{301}", at: 0) != .insert("\u{E9}", at: 0))
    #expect(Edit.insert("a", at: 0) != .insert("a", at: 1))
    #expect(Edit.replace(0, 1, by: nil) == .delete(0, 1))
  }
}
