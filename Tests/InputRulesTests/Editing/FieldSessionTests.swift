import InputRules
import Testing

/// A session's outcomes, step by step (E9.2).
@Suite struct FieldSessionTests {
  @Test(arguments: [0, 5_000, 10_000])
  func `Undo reverts a long run of keys in a long text (E9.16)`(caret: Int) throws {
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

  /// Shows the same marked text for every edit, and returns no states for several ranges.
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
