import InputRules
import Testing

/// By which keys a field with a preset can be emptied (E13, F7).
@Suite struct EmptyingTests {
  private static let presets: [(name: String, policies: PatternPolicies)] = [
    ("standard", .standard), ("seed", .seed), ("maskito", .maskito), ("imask", .imask),
    ("imaskEager", .imaskEager), ("inputMask", .inputMask),
    ("inputMaskAutocomplete", .inputMaskAutocomplete), ("anyFormatKit", .anyFormatKit),
  ]

  private static let patterns = [
    "+7 (***) ***-**-**", "**/**", "(**)", "+*", "77 **", "*-*-*", "-**", "$*", "*)",
  ]

  /// The states behind each of seven digits that are typed, in sessions of every pattern.
  private func sessions(_ policies: PatternPolicies) throws -> [FieldSession] {
    try Self.patterns.flatMap { text in
      var session = FieldSession(PatternField(try Pattern(text), policies))
      return "1234567".map { digit in
        session.perform(.type(String(digit)))
        return session
      }
    }
  }

  /// Whether each is empty after the action was done so often that it would be.
  private func isEmptied(
    _ sessions: [FieldSession], by action: Action, from caret: (FieldState) -> Int
  ) -> Bool {
    sessions.allSatisfy { session in
      var session = session
      session.perform(.select(.caret(at: caret(session.state))))
      for _ in 0..<60 { session.perform(action) }
      return session.state.text.isEmpty
    }
  }

  @Test func `Every preset is emptied at once, and not each by either key (E13, F7)`() throws {
    var (backward, forward): ([String], [String]) = ([], [])
    for preset in Self.presets {
      let sessions = try sessions(preset.policies)
      for var session in sessions {
        let length = session.state.text.utf16.count
        session.perform(.select(TextRange(location: 0, length: length)))
        #expect(session.perform(.deleteBackward(.character)).state == .empty, "\(preset.name)")
      }
      if !isEmptied(sessions, by: .deleteBackward(.character), from: { $0.text.utf16.count }) {
        backward.append(preset.name)
      }
      if !isEmptied(sessions, by: .deleteForward(.character), from: { _ in 0 }) {
        forward.append(preset.name)
      }
    }
    #expect(backward == ["seed"])
    #expect(forward == ["seed", "imask", "inputMask", "inputMaskAutocomplete"])
  }

  @Test(arguments: [PatternPolicies.inputMask, .inputMaskAutocomplete])
  func `A forward deletion before a leading literal changes nothing there (E13, F7)`(
    policies: PatternPolicies
  ) throws {
    for text in Self.patterns where !text.hasPrefix("*") {
      var session = FieldSession(PatternField(try Pattern(text), policies))
      session.perform(.paste("12"))
      session.perform(.select(.caret(at: 0)))
      let before = session.state
      session.perform(.deleteForward(.character))
      #expect(session.state == before, "\(text)")
    }
  }
}
