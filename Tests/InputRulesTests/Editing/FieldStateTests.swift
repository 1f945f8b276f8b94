import InputRules
import Testing

/// E1: the content of a field is one value, whose ranges are inside its text.
@Suite struct FieldStateTests {
  @Test(arguments: [("", 0), ("abc", 3), ("a\u{1F600}", 3), (Tricky.family, 8), ("\u{E9}", 1)])
  func `The caret of a new state is at the end of its text (E1)`(text: String, caret: Int) {
    let state = FieldState(text)
    #expect(state.selection == .caret(at: caret))
    #expect(state.marked == nil)
  }

  @Test func `A new field is empty (E1)`() {
    #expect(FieldState.empty == FieldState(""))
    #expect(FieldState.empty.selection == .caret(at: 0))
  }

  @Test(arguments: BadRangeTests.bad)
  func `A selection or a marked range outside the text throws (E1, E4)`(range: TextRange) {
    let reason = Reason.rangeOutsideText(range, length: 3)
    #expect(throws: reason) { try FieldState(text: "abc", selection: range) }
    #expect(throws: reason) {
      try FieldState(text: "abc", selection: .caret(at: 0), marked: range)
    }
  }

  @Test(arguments: [
    (TextRange(location: 2, length: 0), TextRange(location: 1, length: 2)),
    (TextRange(location: 1, length: 1), TextRange(location: 1, length: 2)),
    (TextRange(location: 2, length: 2), TextRange(location: 1, length: 3)),
    (TextRange(location: 0, length: 2), TextRange(location: 0, length: 3)),
    (TextRange(location: 1, length: 2), TextRange(location: 1, length: 2)),
  ])
  func `A cut selection or marked range is widened (E1, E5)`(
    range: TextRange, widened: TextRange
  ) throws {
    let state = try FieldState(text: "a\u{1F600}b", selection: range, marked: range)
    #expect(state.selection == widened)
    #expect(state.marked == widened)
  }

  @Test func `A selection may cut a cluster (E1, E5)`() throws {
    let state = try FieldState(text: "e\u{301}", selection: .caret(at: 1))
    #expect(state.selection == .caret(at: 1))
  }

  @Test(arguments: [
    ("\u{E9}", "e\u{301}"), ("\u{212B}", "\u{C5}"), ("\u{AC00}", "\u{1100}\u{1161}"),
  ])
  func `States are equal by code units, not by canonical equivalence (E1)`(
    one: String, other: String
  ) throws {
    #expect(one == other)
    #expect(try FieldState.showing(one, caret: 0) != .showing(other, caret: 0))
    #expect(try Set([FieldState.showing(one, caret: 0), .showing(other, caret: 0)]).count == 2)
  }

  @Test func `States with different ranges are different (E1)`() throws {
    let caret = try FieldState.showing("abc", caret: 1)
    let marked = try FieldState(
      text: "abc", selection: .caret(at: 1), marked: TextRange(location: 0, length: 1))
    #expect(caret != FieldState("abc"))
    #expect(caret != marked)
    #expect(try Set([caret, marked, .showing("abc", caret: 1)]).count == 2)
  }

  @Test func `States that compose different ranges are different (E1)`() throws {
    let ranges = [TextRange(location: 0, length: 1), TextRange(location: 1, length: 1)]
    let states = try ranges.map {
      try FieldState(text: "ka", selection: .caret(at: 2), marked: $0)
    }
    #expect(states[0] != states[1])
  }

  @Test func `An edit ends the composition (E1)`() throws {
    let range = TextRange(location: 0, length: 2)
    let state = try FieldState(text: "ka", selection: .caret(at: 2), marked: range)
    #expect(try state.replacing(.insert("n", at: 2)) == FieldState("kan"))
  }

  @Test func `A description shows what can't be seen (E1)`() throws {
    let state = try FieldState(
      text: "a\u{200D}", selection: .caret(at: 0), marked: TextRange(location: 0, length: 1))
    #expect(state.description == #""a\u{200D}" selected 0+0, marked 0+1"#)
  }
}
