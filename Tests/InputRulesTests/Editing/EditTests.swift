import InputRules
import Testing

/// The content of a field, and the effect of an edit on it (E1 to E5).
@Suite struct EditTests {
  @Test(arguments: [
    ("\u{E9}", "e\u{301}"), ("\u{212B}", "\u{C5}"), ("\u{AC00}", "\u{1100}\u{1161}"),
  ])
  func `States, edits and actions are compared by code units (E1, E3, E9.2)`(
    one: String, other: String
  ) throws {
    #expect(one == other)
    #expect(try FieldState.showing(one, caret: 0) != .showing(other, caret: 0))
    #expect(try Set([FieldState.showing(one, caret: 0), .showing(other, caret: 0)]).count == 2)
    #expect(Edit.insert(one, at: 0) != .insert(other, at: 0))
    #expect(Action.type(one) != .type(other) && Action.paste(one) != .paste(other))
  }

  @Test func `Edits of 1 MB of text replace their range (E3, E5)`() throws {
    // A text of 13 bytes and 8 UTF-16 units; the emoji's pair begins at unit 3.
    let block = "\u{E9}\u{6F22}a\u{1F600}z\r\n"
    let blocks = { String(repeating: block, count: $0) }
    let state = FieldState(blocks(80_000))
    for before in [0, 1, 40_000, 79_999] {
      let (head, tail) = (blocks(before), blocks(79_999 - before))
      let (inserted, cut) = (
        try state.replacing(.insert("\u{1F984}", at: 8 * before)),
        try state.replacing(.delete(8 * before + 4, 1))
      )
      #expect(inserted.text.hasSameUnits(as: head + "\u{1F984}" + block + tail))
      #expect(inserted.selection == .caret(at: 8 * before + 2))
      #expect(cut.text.hasSameUnits(as: head + "\u{E9}\u{6F22}az\r\n" + tail))
      #expect(cut.selection == .caret(at: 8 * before + 3))
    }
    let range = TextRange(location: 639_999, length: 2)
    #expect(throws: Reason.rangeOutsideText(range, length: 640_000)) {
      try state.replacing(Edit(replacing: range, with: "x"))
    }
  }

  @Test func `A reason shows hidden characters, and only the start of a long character`() {
    let long = ExactText("a" + String(repeating: "\u{301}", count: 16))
    #expect("\(Reason.notAllowed(long))".contains(#"\u{0301}" and 1 Unicode scalar more"#))
    #expect("\(Reason.banned("\u{200D}"))".hasPrefix(#""\u{200D}" is a banned character"#))
    #expect("\(Reason.tooLong(limit: 1, unit: .utf8))".contains("1 UTF-8 byte;"))
    #expect("\(Reason.tooLong(limit: 0, unit: .utf8))".contains("0 UTF-8 bytes;"))
  }
}
