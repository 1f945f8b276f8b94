import InputRules
import Testing

/// A session's answers, step by step (E9.2).
@Suite struct FieldSessionTests {
  @Test func `The example of the documentation is true`() {
    var session = FieldSession(FieldRule.digits)
    #expect(session.perform(.paste("12")) == Outcome(.done, FieldState("12")))
    #expect(session.perform(.type("x")).effect == .refused(.notAllowed("x")))
    #expect(session.perform(.undo) == Outcome(.done, .empty))
  }

  @Test func `A limited paste then undone leaves the text as it was`() throws {
    let rule = FieldRule([try MaximumLength(20)], insertion: .truncated)
    var session = FieldSession(rule, showing: FieldState("fifteen letters"))
    let paste = session.perform(.paste("and many more letters than fit"))
    #expect(
      paste
        == Outcome(
          .rewritten(.tooLong(limit: 20, unit: .characters)), FieldState("fifteen lettersand m")))
    #expect(session.perform(.undo) == Outcome(.done, FieldState("fifteen letters")))
    #expect(session.perform(.undo).effect == .refused(.nothingToUndo))
    #expect(session.perform(.redo).state == FieldState("fifteen lettersand m"))
  }

  @Test func `Typed runs are undone as one`() {
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

  @Test func `A run of deletions in both directions is two steps`() throws {
    var session = FieldSession(FieldRule(), showing: try .showing("abcdef", caret: 3))
    session.perform(.deleteForward(.character))
    session.perform(.deleteForward(.scalar))
    #expect(session.state.text == "abcf")
    session.perform(.deleteBackward(.character))
    #expect(session.perform(.undo).state == (try .showing("abcf", caret: 3)))
    #expect(session.perform(.undo).state == (try .showing("abcdef", caret: 3)))
  }

  @Test func `A refused keystroke interrupts no run`() {
    var session = FieldSession(FieldRule.digits)
    for key in ["1", "x", "2"] { session.perform(.type(key)) }
    #expect(session.undoCount == 1)
    session.perform(.select(.caret(at: 0)))
    session.perform(.type("3"))
    #expect(session.undoCount == 2)
  }

  /// A field reports its selection after each key, an app asks for repairs: neither is a pause.
  @Test func `What changes nothing ends no run`() {
    var session = FieldSession(FieldRule())
    for key in ["a", "b", "c"] {
      session.perform(.type(key))
      session.perform(.select(session.state.selection))
      session.perform(.repair)
    }
    #expect(session.undoCount == 1)
    session.perform(.pause)
    session.perform(.type("d"))
    #expect(session.perform(.undo).state == FieldState("abc"))
  }

  @Test func `A history of less than nothing is refused`() {
    #expect(throws: RuleError.negativeUndoLimit(-1)) {
      try FieldSession(SessionDescription(undoLimit: -1))
    }
  }

  @Test func `What was undone is forgotten by a new step only`() {
    var session = FieldSession(FieldRule())
    session.perform(.paste("a"))
    session.perform(.undo)
    session.perform(.select(.caret(at: 0)))
    session.perform(.copy)
    #expect(session.redoCount == 1)
    session.perform(.paste("b"))
    #expect(session.perform(.redo).effect == .refused(.nothingToRedo))
  }

  @Test func `Cut and copy hand the selection out`() throws {
    let all = TextRange(location: 0, length: 4)
    var session = FieldSession(
      FieldRule(), showing: try FieldState(text: "1\u{1F600}2", selection: all))
    #expect(session.perform(.copy).copied == "1\u{1F600}2")
    #expect(session.perform(.cut) == Outcome(.done, .empty, copied: "1\u{1F600}2"))
    #expect(session.perform(.cut) == Outcome(.refused(.nothingSelected), .empty))
    #expect(session.perform(.copy).effect == .refused(.nothingSelected))
  }

  @Test func `Several ranges use the one that is said`() {
    var session = FieldSession(FieldRule(), showing: FieldState("a b c"))
    let edit = SeveralRangesEdit(
      replacingOneOf: [TextRange(location: 4, length: 1), TextRange(location: 0, length: 1)],
      with: "x")
    let outside = session.perform(.replaceOneOf(edit, using: 2))
    #expect(outside.effect == .refused(.noSuchRange(2, count: 2)))
    #expect(session.perform(.replaceOneOf(edit, using: -1)).effect.isRefused)
    #expect(session.perform(.replaceOneOf(edit, using: 0)).state == FieldState(" b x"))
    session.perform(.undo)
    #expect(session.perform(.replaceOneOf(edit, using: 1)).state.text == "x b ")
  }

  @Test func `A copy of a session goes its own way`() {
    var session = FieldSession(FieldRule())
    session.perform(.type("a"))
    var copy = session
    copy.perform(.undo)
    #expect(session.state.text == "a" && copy.state.text.isEmpty)
  }

  @Test func `Outcomes read as sentences`() {
    var session = FieldSession(FieldRule.digits)
    let words = "refused: \"x\" is not among the allowed characters; remove it, showing"
    #expect("\(session.perform(.type("x")))" == words + #" "" selected 0+0"#)
    #expect("\(session.perform(.type("1")))" == #"done, showing "1" selected 1+0"#)
  }
}
