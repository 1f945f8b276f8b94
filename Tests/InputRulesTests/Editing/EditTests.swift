import InputRules
import InputRulesModel
import Testing

/// The state of a field, and the changes that edits make (E1 to E5).
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

  @Test func `An edit of 1 MB of text replaces only its range (E3, E5)`() throws {
    // The block has 13 bytes and 8 UTF-16 units; the emoji's surrogate pair starts at unit 3.
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

  @Test func `A reason shows hidden characters and only the start of a long character`() {
    let long = ExactText("a" + String(repeating: "\u{301}", count: 16))
    #expect("\(Reason.notAllowed(long))".contains(#"\u{0301}" and 1 Unicode scalar more"#))
    #expect("\(Reason.banned("\u{200D}"))".hasPrefix(#""\u{200D}" is a banned character"#))
    #expect("\(Reason.tooLong(limit: 1, unit: .utf8))".contains("1 UTF-8 byte;"))
    #expect("\(Reason.tooLong(limit: 0, unit: .utf8))".contains("0 UTF-8 bytes;"))
  }
}

/// The outcomes that a session gives, step by step (E9.2).
@Suite struct FieldSessionTests {
  @Test(arguments: [0, 5_000, 10_000])
  func `Undo reverts a long series of keystrokes in a long text (E9.16)`(caret: Int) throws {
    let start = try FieldState.showing(String(repeating: "a", count: 10_000), caret: caret)
    var session = try FieldSession(FieldRule(), showing: start, undoLimit: 1)
    for key in 0..<1_000 { session.perform(.type(key % 3 == 0 ? "\u{1F600}" : "a")) }
    let typed = session.state
    #expect(session.perform(.undo).state == start)
    #expect(session.perform(.redo).state == typed)
    for _ in 0..<1_200 { session.perform(.deleteBackward(.scalar)) }
    #expect(session.perform(.undo).state == typed)
  }

  @Test func `A session doesn't mark text for a rule that ignores edits (E9.12, E12.8)`() {
    var session = FieldSession(Deaf(), showing: FieldState("abc"))
    let typed = session.perform(.type("x"))
    #expect(typed.state.text == "?!" && typed.state.marked == nil)
    #expect(session.perform(.undo).state == FieldState("abc"))
    let edit = SeveralRangesEdit(replacingOneOf: [.caret(at: 0)], with: "x")
    #expect(
      session.perform(.replaceOneOf(edit, using: 0)).effect
        == .refused(.refusedByRule("all or nothing")))
    session.perform(.select(.caret(at: 0)))
    session.perform(.compose("long and composed", selecting: .caret(at: 0)))
    #expect(session.perform(.select(.caret(at: 20))).state.selection == .caret(at: 2))
  }

  /// Shows the same marked text after every edit, and returns no states for an edit of several
  /// ranges.
  private struct Deaf: TextRule {
    func decide(_ edit: Edit, on state: FieldState) -> Decision {
      let mark = TextRange(location: 0, length: 1)
      return .accept((try? FieldState(text: "?!", selection: mark, marked: mark)) ?? .empty)
    }

    func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
      .accept([])
    }
  }
}

/// Typographic characters become plain unless the field's own format uses them (E8.10 to E8.17).
@Suite struct NormalizationTests {
  /// This checks every scalar up to U+2FFF, and two others.
  @Test(arguments: 0..<16)
  func `Normalization of every scalar equals the model's (E8.10)`(options: UInt8) throws {
    let what = Normalization(rawValue: options)
    let scalars = (0...0x2FFF).compactMap { Unicode.Scalar($0) } + ["\u{FEFF}", "\u{1F600}"]
    let text = String(String.UnicodeScalarView(scalars))
    var model = try ModelSession(SessionDescription(normalization: what))
    _ = model.perform(.paste(text))
    #expect(text.normalized(what).hasSameUnits(as: model.state.text))
  }
}

/// An app's own delegate, used as a rule (T8), and the action for a delegate's edit (E9.3, E9.4).
@Suite struct DelegateRuleTests {
  @Test func `A delegate rule's refusal contains the rule's name (T8)`() {
    let rule = DelegateRule("append only") { text, range, replacement in
      range == .caret(at: text.utf16.count) && !replacement.isEmpty
    }
    let state = FieldState("ab")
    #expect(rule.decide(.delete(1, 1), on: state) == .refuse(.refusedByRule("append only")))
    #expect(rule.apply(.delete(1, 1), to: state) == state)
    #expect(rule.apply(.insert("c", at: 2), to: state) == FieldState("abc"))
  }

  @Test(arguments: [TextRange.notFound, .caret(at: 4), TextRange(location: 1, length: .max)])
  func `A delegate rule never receives a range outside the text (T8, E4)`(range: TextRange) {
    let rule = DelegateRule("asked") { _, range, _ in
      Issue.record("asked about \(range)")
      return true
    }
    let decision = rule.decide(Edit(replacing: range, with: "x"), on: FieldState("abc"))
    #expect(decision == .refuse(.rangeOutsideText(range, length: 3)))
  }

  @Test func `A delegate rule receives the text, the widened range and the insertion (T8, E5)`() {
    let rule = DelegateRule("looks") { text, range, replacement in
      text.hasSameUnits(as: "a\u{1F600}") && range == TextRange(location: 1, length: 2)
        && replacement.hasSameUnits(as: "e\u{301}")
    }
    let decision = rule.decide(.replace(2, 1, by: "e\u{301}"), on: FieldState("a\u{1F600}"))
    #expect(decision == .accept(FieldState("ae\u{301}")))
  }

  @Test func `An edit that a key could cause becomes that key's action (E9.3, E9.4)`() throws {
    let state = try FieldState.showing("ae\u{301}bc", caret: 3)
    let keys: [(Edit, Action)] = [
      (.insert("x", at: 3), .type("x")), (.insert(Tricky.family, at: 3), .type(Tricky.family)),
      (.delete(1, 2), .deleteBackward(.character)), (.delete(2, 1), .deleteBackward(.scalar)),
      (.delete(3, 1), .deleteForward(.character)),
    ]
    for (edit, key) in keys {
      #expect(Action.requested(edit, in: state) == key)
      var (asked, edited) = (
        FieldSession(FieldRule(), showing: state), FieldSession(FieldRule(), showing: state)
      )
      #expect(asked.perform(key).state == edited.perform(.replace(edit)).state)
    }
    let others = [
      Edit.insert("xy", at: 3), .insert("x", at: 0), .delete(0, 1), .delete(9, 1),
    ]
    for edit in others { #expect(Action.requested(edit, in: state) == .replace(edit)) }
    let selected = try FieldState(text: "abc", selection: TextRange(location: 1, length: 2))
    #expect(Action.requested(.delete(1, 2), in: selected) == .deleteBackward(.character))
    let mark = TextRange(location: 0, length: 2)
    let composed = try FieldState(text: "ab", selection: .caret(at: 2), marked: mark)
    for edit in [Edit.insert("c", at: 2), .delete(1, 1)] {
      #expect(Action.requested(edit, in: composed) == .replace(edit))
    }
  }
}
