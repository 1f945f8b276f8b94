import InputRules
import Testing

/// E2 and E4: a range outside the text, in UTF-16 units, gets a reason and never a trap.
@Suite struct BadRangeTests {
  /// For a text of three units.
  static let bad = [
    TextRange.notFound,
    TextRange(location: .max, length: 1),
    TextRange(location: .max, length: .max),
    TextRange(location: 1, length: .max),
    TextRange(location: 0, length: .max),
    TextRange(location: .min, length: 0),
    TextRange(location: .min, length: .min),
    TextRange(location: .min, length: .max),
    TextRange(location: -1, length: 0),
    TextRange(location: -1, length: 2),
    TextRange(location: 0, length: -1),
    TextRange(location: 3, length: -1),
    TextRange(location: 1, length: .min),
    TextRange(location: 4, length: 0),
    TextRange(location: 3, length: 1),
    TextRange(location: 0, length: 4),
    TextRange(location: 2, length: 2),
  ]

  static let rules: [any TextRule] = [
    FieldRule(), FieldRule.digits, FieldRule(deletions: .judged),
    DelegateRule("anything") { _, _, _ in true },
  ]

  @Test(arguments: bad, ["abc", "a\u{1F600}", "\u{1100}\u{1161}\u{11A8}", "a\r\n"])
  func `A range outside the text is refused (E4)`(range: TextRange, text: String) {
    let state = FieldState(text)
    let reason = Reason.rangeOutsideText(range, length: 3)
    for rule in Self.rules {
      for replacement in ["x", ""] {
        let edit = Edit(replacing: range, with: replacement)
        #expect(rule.decide(edit, on: state) == .refuse(reason))
        #expect(rule.apply(edit, to: state) == state)
      }
    }
    #expect(throws: reason) { try state.replacing(Edit(replacing: range, with: "x")) }
  }

  @Test(arguments: bad)
  func `No range but an empty one at 0 is inside the empty text (E4)`(range: TextRange) {
    let edit = Edit(replacing: range, with: "x")
    #expect(FieldRule().decide(edit, on: .empty) == .refuse(.rangeOutsideText(range, length: 0)))
    #expect(FieldRule().decide(.insert("x", at: 0), on: .empty) == .accept(FieldState("x")))
  }

  @Test func `Undo after a limited paste asks for what is no longer there (E4)`() {
    let state = FieldState(String(repeating: "a", count: 20))
    let undo = Edit.delete(20, 19)
    let reason = Reason.rangeOutsideText(undo.range, length: 20)
    #expect(FieldRule().decide(undo, on: state) == .refuse(reason))
  }

  @Test func `Offsets count UTF-16 units, not characters or bytes (E2)`() {
    let state = FieldState(Tricky.family)
    #expect(FieldRule().decide(.insert("x", at: 8), on: state).reason == nil)
    #expect(FieldRule().decide(.insert("x", at: 9), on: state).reason != nil)
    #expect(FieldRule().decide(.insert("x", at: 18), on: state).reason != nil)
  }

  @Test func `A bad range is refused before anything else is checked (E4)`() {
    let decision = FieldRule.digits.decide(.insert("letters", at: 9), on: .empty)
    #expect(decision == .refuse(.rangeOutsideText(.caret(at: 9), length: 0)))
  }
}
