import InputRules
import Testing

/// Which actions are the same (E9.2).
@Suite struct ActionTests {
  /// No two of these do the same, not even those whose texts are canonically equivalent.
  private static let different: [Action] = [
    .type("\u{E9}"), .type("e\u{301}"), .paste("\u{E9}"), .paste("e\u{301}"),
    .deleteBackward(.character), .deleteBackward(.scalar), .deleteForward(.character),
    .deleteForward(.scalar), .cut, .copy, .select(.caret(at: 1)),
    .select(TextRange(location: 1, length: 1)), .move(to: 1), .move(to: 2),
    .replace(.insert("a", at: 1)), .replace(.insert("a", at: 2)), .replace(.delete(1, 1)),
    .suggest(.insert("a", at: 1)), .suggest(.insert("b", at: 1)), .set(FieldState("a")),
    .set(FieldState("b")), .repair, .compose("a", selecting: .caret(at: 0)),
    .compose("a", selecting: .caret(at: 1)), .commit, .cancel, .undo, .redo, .pause,
  ]

  @Test func `Actions that differ in anything are different actions`() {
    for (place, one) in Self.different.enumerated() {
      for (other, two) in Self.different.enumerated() {
        #expect((one == two) == (place == other), "\(one) and \(two)")
      }
    }
    #expect(Set(Self.different).count == Self.different.count)
  }
}
