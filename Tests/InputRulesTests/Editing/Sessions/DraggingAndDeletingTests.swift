import InputRules
import Testing

/// Deleting by scalar and by cluster, and dragging (E9.4, E9.9 to E9.11).
@Suite struct DraggingAndDeletingTests {
  @Test func `Deletes clusters or scalars`() {
    for (text, byCharacter, byScalar) in [
      (Tricky.family, "", "\u{1F468}\u{200D}\u{1F469}\u{200D}"),
      ("\u{E01}\u{E33}", "", "\u{E01}"), ("e\u{301}", "", "e"), ("a\r\n", "a", "a\r"),
      (Tricky.canada, "", "\u{1F1E8}"),
    ] {
      var session = FieldSession(FieldRule(), showing: FieldState(text))
      #expect(session.perform(.deleteBackward(.character)).state == FieldState(byCharacter))
      session.perform(.undo)
      #expect(session.perform(.deleteBackward(.scalar)).state == FieldState(byScalar))
    }
  }

  @Test func `A caret inside a cluster splits it`() throws {
    var session = FieldSession(FieldRule(), showing: try .showing("ae\u{301}b", caret: 2))
    #expect(session.perform(.deleteBackward(.character)).state.text == "a\u{301}b")
    session.perform(.undo)
    #expect(session.perform(.deleteForward(.character)).state.text == "aeb")
  }

  @Test func `There is nothing before the start or after the end`() throws {
    var session = FieldSession(FieldRule(), showing: try .showing("a", caret: 0))
    for unit in DeletionUnit.allCases {
      #expect(session.perform(.deleteBackward(unit)).effect == .refused(.nothingToDelete))
    }
    session.perform(.select(.caret(at: 1)))
    for unit in DeletionUnit.allCases {
      #expect(session.perform(.deleteForward(unit)).effect == .refused(.nothingToDelete))
    }
  }

  @Test(arguments: [
    (0, "cdab\u{1F600}", 0), (1, "acdb\u{1F600}", 1), (2, "abcd\u{1F600}", 2),
    (3, "abcd\u{1F600}", 2), (4, "abcd\u{1F600}", 2), (5, "abcd\u{1F600}", 2),
    (6, "ab\u{1F600}cd", 4),
  ])
  func `Moves the selection`(offset: Int, text: String, start: Int) throws {
    let selection = TextRange(location: 2, length: 2)
    var session = FieldSession(
      FieldRule(), showing: try FieldState(text: "abcd\u{1F600}", selection: selection))
    let moved = session.perform(.move(to: offset))
    #expect(moved.effect == .done)
    #expect(
      moved.state
        == (try FieldState(text: text, selection: TextRange(location: start, length: 2))))
  }

  @Test func `A move that cannot be whole is refused`() throws {
    let accent = TextRange(location: 1, length: 1)
    let state = try FieldState(text: "e\u{301}x", selection: accent)
    var session = FieldSession(
      FieldRule([try MaximumLength(2)], insertion: .truncated), showing: state)
    #expect(session.perform(.move(to: 3)).effect == .done)
    session.perform(.undo)
    #expect(
      session.perform(.move(to: 0)).effect
        == .refused(.tooLong(limit: 2, unit: .characters)))
    #expect(session.state == state)
    #expect(
      session.perform(.move(to: 4)).effect
        == .refused(.rangeOutsideText(.caret(at: 4), length: 3)))
    session.perform(.select(.caret(at: 0)))
    #expect(session.perform(.move(to: 1)).effect == .refused(.nothingSelected))
  }
}
