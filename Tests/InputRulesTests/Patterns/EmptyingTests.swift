import InputRules
import Testing

/// By which keys a field with a pattern can be emptied (E13, F7).
@Suite struct EmptyingTests {
  private static let patterns = [
    "+7 (***) ***-**-**", "((**))", "**/**", "(**)", "+*", "77 **", "*7*", "*-*-*", "-**", "$*",
    "*)",
  ]

  /// The states after each of seven digits that are typed, in sessions of every pattern.
  private func sessions(_ policies: PatternPolicies) throws -> [FieldSession] {
    try Self.patterns.flatMap { text in
      var session = FieldSession(PatternField(try Pattern(text), policies))
      return "1234567".map { digit in
        session.perform(.type(String(digit)))
        return session
      }
    }
  }

  /// The text after the action was done as often as a field can need.
  private func text(after action: Action, in session: FieldSession, from caret: Int) -> String {
    var session = session
    session.perform(.select(.caret(at: caret)))
    for _ in 0..<60 { session.perform(action) }
    return session.state.text
  }

  @Test(arguments: [PatternPolicies.standard, .eager])
  func `A field is emptied at once and by either key (E13, F7)`(policies: PatternPolicies) throws {
    for var session in try sessions(policies) {
      let length = session.state.text.utf16.count
      #expect(text(after: .deleteBackward(.character), in: session, from: length).isEmpty)
      #expect(text(after: .deleteForward(.character), in: session, from: 0).isEmpty)
      session.perform(.select(TextRange(location: 0, length: length)))
      #expect(session.perform(.deleteBackward(.character)).state == .empty)
    }
  }
}
