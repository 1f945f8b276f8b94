import InputRules
import Testing

/// The limit of a session's history, and the steps beyond it (E9.16, E9.17).
@Suite struct HistoryTests {
  @Test(arguments: [0, 1, 2, 7])
  func `Holds no more steps than its limit`(limit: Int) throws {
    var session = try FieldSession(FieldRule(), undoLimit: limit)
    for step in 0..<20 {
      session.perform(.paste("\(step % 10)"))
      #expect(session.undoCount == min(limit, step + 1))
    }
    for _ in 0..<limit { #expect(session.perform(.undo).effect == .done) }
    #expect(session.perform(.undo).effect == .refused(.nothingToUndo))
    #expect(session.state.text.utf8.count == 20 - limit)
    for _ in 0..<limit { #expect(session.perform(.redo).effect == .done) }
    #expect(session.state.text == "01234567890123456789")
  }

  @Test func `Holds a thousand steps by default`() {
    var session = FieldSession(FieldRule())
    for _ in 0..<2_500 { session.perform(.paste("x")) }
    #expect(session.undoCount == 1_000)
    for _ in 0..<1_000 { session.perform(.undo) }
    #expect(session.state.text.utf8.count == 1_500)
    #expect(session.redoCount == 1_000)
  }

  /// A group is one step however long it is, also if its keystrokes land among equal letters.
  @Test(arguments: [0, 5_000, 10_000])
  func `Undoes a long run in a long text`(caret: Int) throws {
    let start = try FieldState.showing(String(repeating: "a", count: 10_000), caret: caret)
    var session = try FieldSession(FieldRule(), showing: start, undoLimit: 1)
    for key in 0..<1_000 { session.perform(.type(key % 3 == 0 ? "\u{1F600}" : "a")) }
    let typed = session.state
    #expect(session.perform(.undo).state == start)
    #expect(session.perform(.redo).state == typed)
    for _ in 0..<1_200 { session.perform(.deleteBackward(.scalar)) }
    #expect(session.perform(.undo).state == typed)
  }

  /// A formatter may change the text anywhere; then a group consists of its results for all
  /// keystrokes.
  @Test func `Undoes a run that a rule rewrites`() {
    var session = FieldSession(Shouting(), showing: FieldState("\u{E9}t\u{E9} "))
    for letter in "stra\u{DF}e" { session.perform(.type(String(letter))) }
    #expect(session.state.text == "\u{C9}T\u{C9} STRASSE")
    #expect(session.undoCount == 1)
    #expect(session.perform(.undo).state == FieldState("\u{E9}t\u{E9} "))
    #expect(session.perform(.redo).state.text == "\u{C9}T\u{C9} STRASSE")
  }

  /// Upper case, everywhere, at every keystroke.
  private struct Shouting: TextRule {
    func decide(_ edit: Edit, on state: FieldState) -> Decision {
      guard let next = try? state.replacing(edit) else { return .refuse(.noRanges) }
      return .rewrite(FieldState(next.text.uppercased()), because: nil)
    }
  }
}
