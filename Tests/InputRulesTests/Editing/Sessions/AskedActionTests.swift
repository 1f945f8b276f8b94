import InputRules
import Testing

/// A delegate's question, read as an action (E9.3, E9.4).
@Suite struct AskedActionTests {
  private func state(_ text: String, _ location: Int, _ length: Int = 0) throws -> FieldState {
    try FieldState(text: text, selection: TextRange(location: location, length: length))
  }

  @Test func `Keystrokes are typed`() throws {
    let state = try state("ab", 1)
    #expect(Action.asked(.insert("x", at: 1), in: state) == .type("x"))
    #expect(Action.asked(.insert(Tricky.family, at: 1), in: state) == .type(Tricky.family))
    #expect(Action.asked(.insert("xy", at: 1), in: state) == .replace(.insert("xy", at: 1)))
    #expect(Action.asked(.insert("x", at: 0), in: state) == .replace(.insert("x", at: 0)))
  }

  @Test func `Delete keys are deletions`() throws {
    let state = try state("ae\u{301}bc", 3)
    #expect(Action.asked(.delete(1, 2), in: state) == .deleteBackward(.character))
    #expect(Action.asked(.delete(2, 1), in: state) == .deleteBackward(.scalar))
    #expect(Action.asked(.delete(3, 1), in: state) == .deleteForward(.character))
    #expect(Action.asked(.delete(0, 1), in: state) == .replace(.delete(0, 1)))
    #expect(Action.asked(.delete(9, 1), in: state) == .replace(.delete(9, 1)))
    let selected = try self.state("abc", 1, 2)
    #expect(Action.asked(.delete(1, 2), in: selected) == .deleteBackward(.character))
  }

  @Test func `A run that a delegate is asked about is one step`() {
    var session = FieldSession(FieldRule())
    for (place, letter) in "word".enumerated() {
      session.perform(.asked(.insert(String(letter), at: place), in: session.state))
    }
    #expect(session.undoCount == 1)
  }

  @Test func `What concerns composed text is an edit`() {
    var session = FieldSession(FieldRule())
    session.perform(.compose("ab", selecting: .caret(at: 2)))
    for edit in [Edit.insert("c", at: 2), .delete(1, 1)] {
      #expect(Action.asked(edit, in: session.state) == .replace(edit))
    }
  }

  @Test(arguments: ["a", "", "e\u{301}", "xy", "\u{1F600}"])
  func `Does what the edit does`(replacement: String) throws {
    let text = "e\u{301}\u{1F600}b"
    for caret in [0, 1, 2, 4, 5] {
      for location in 0...5 {
        for length in 0...(5 - location) {
          let edit = Edit.replace(location, length, by: replacement)
          var asked = FieldSession(FieldRule(), showing: try state(text, caret))
          var edited = asked
          let outcome = asked.perform(.asked(edit, in: asked.state))
          #expect(outcome.state == edited.perform(.replace(edit)).state)
        }
      }
    }
  }
}
