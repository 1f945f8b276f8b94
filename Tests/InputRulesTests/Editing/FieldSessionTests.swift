import InputRules
import Testing

/// A session's answers, step by step (E9.2).
@Suite struct FieldSessionTests {
  @Test func `A session accepts, refuses and undoes`() {
    var session = FieldSession(FieldRule.digits)
    #expect(session.perform(.paste("12")) == Outcome(.done, FieldState("12")))
    #expect(session.perform(.type("x")).effect == .refused(.notAllowed("x")))
    #expect(session.perform(.undo) == Outcome(.done, .empty))
    #expect("\(session.perform(.type("1")))" == #"done, showing "1" selected 1+0"#)
  }

  @Test func `A truncated paste is undone exactly`() throws {
    let rule = FieldRule([try MaximumLength(20)], insertion: .truncated)
    var session = FieldSession(rule, showing: FieldState("fifteen letters"))
    let tooLong = Reason.tooLong(limit: 20, unit: .characters)
    #expect(
      session.perform(.paste("and many more letters than fit"))
        == Outcome(.rewritten(tooLong), FieldState("fifteen lettersand m")))
    #expect(session.perform(.undo) == Outcome(.done, FieldState("fifteen letters")))
    #expect(session.perform(.undo).effect == .refused(.nothingToUndo))
    #expect(session.perform(.redo).state == FieldState("fifteen lettersand m"))
  }

  @Test func `One undo reverts a run of keys`() {
    var session = FieldSession(FieldRule())
    for letter in "word" { session.perform(.type(String(letter))) }
    session.perform(.deleteBackward(.character))
    session.perform(.deleteBackward(.character))
    session.perform(.type("n"))
    #expect(session.undoCount == 3)
    #expect(session.perform(.undo).state == FieldState("wo"))
    #expect(session.perform(.undo).state == FieldState("word"))
    #expect(session.perform(.undo).state == .empty)
    #expect(session.redoCount == 3)
  }

  @Test(arguments: [0, 5_000, 10_000])
  func `Undo reverts a long run in a long text (E9.16)`(caret: Int) throws {
    let start = try FieldState.showing(String(repeating: "a", count: 10_000), caret: caret)
    var session = try FieldSession(FieldRule(), showing: start, undoLimit: 1)
    for key in 0..<1_000 { session.perform(.type(key % 3 == 0 ? "\u{1F600}" : "a")) }
    let typed = session.state
    #expect(session.perform(.undo).state == start)
    #expect(session.perform(.redo).state == typed)
    for _ in 0..<1_200 { session.perform(.deleteBackward(.scalar)) }
    #expect(session.perform(.undo).state == typed)
  }

  @Test func `An automatic fill-in loses its spaces only if they don't fit (E12.4)`() {
    var digits = FieldSession(FieldRule.digits)
    let code = digits.perform(.suggest(.insert(" 123 ", at: 0)))
    #expect(code == Outcome(.rewritten(.notAllowed(" ")), FieldState("123")))
    var words = FieldSession(FieldRule(), showing: FieldState("hel"))
    let word = words.perform(.suggest(.replace(0, 3, by: "hello ")))
    #expect(word == Outcome(.done, FieldState("hello ")))
  }

  @Test func `Text that code sets is reported, and repaired only on request (E12.9)`() throws {
    var session = FieldSession(
      FieldRule([AllowedCharacters("0123456789"), try MaximumLength(3)]))
    session.perform(.set(FieldState("a1b2c3d4")))
    #expect(session.state.text == "a1b2c3d4" && session.violation == .notAllowed("a"))
    #expect(session.perform(.repair) == Outcome(.rewritten(.notAllowed("a")), FieldState("123")))
    #expect(session.violation == nil)
    #expect(session.perform(.undo).state == FieldState("a1b2c3d4"))
  }

  @Test func `A rule that ignores the edit sets no mark in a session (E9.12, E12.8)`() {
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

  /// Shows the same text for every edit, with a mark, and returns no states for several ranges.
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
