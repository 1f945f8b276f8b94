import InputLaws
import InputRules
import InputRulesModel
import PropertyTesting
import Testing

/// All sessions of up to four actions over an alphabet of a letter, a surrogate pair and a
/// combining mark: a proof for that world.
///
/// Sessions are values, so all that begin alike share their beginning, and each is a step away from
/// one that has been judged.
@Suite struct AllSmallSessionsTests {
  static let alphabet = ["a", "\u{1F600}", "\u{301}"]

  static let actions: [Action] =
    alphabet.flatMap { text -> [Action] in
      [.type(text), .compose(text, selecting: .caret(at: text.utf16.count))]
    } + [
      .paste("a\u{1F600}\u{301}"), .deleteBackward(.character), .deleteBackward(.scalar),
      .deleteForward(.character), .deleteForward(.scalar), .cut, .undo, .redo, .commit, .cancel,
      .select(.caret(at: 0)), .select(.caret(at: 2)), .select(TextRange(location: 0, length: 2)),
      .select(TextRange(location: 1, length: 2)), .move(to: 0), .move(to: 3),
      .suggest(Edit(replacing: .caret(at: 0), with: "a ")), .set(FieldState("a\u{301}a")),
      .repair,
    ]

  static let worlds = [
    SessionDescription(
      FieldDescription([.maximumLength(2, .characters)], insertion: .truncated)),
    SessionDescription(
      FieldDescription([.allowed("a\u{1F600}", .scalars)], insertion: .filtered), undoLimit: 2),
    SessionDescription(
      FieldDescription(
        [.otherThan("a"), .maximumLength(3, .utf16)], deletions: .judged, insertion: .whole)),
  ]

  @Test(arguments: worlds)
  func allEqualTheModel(description: SessionDescription) throws {
    var sessions = 1
    try check(
      try FieldSession(description), try ModelSession(description), after: [], count: &sessions)
    print("all \(sessions) sessions of up to 4 of \(Self.actions.count) actions: \(description)")
    #expect(sessions == (0...4).reduce(0) { $0 + power(Self.actions.count, $1) })
  }

  private func check(
    _ session: FieldSession, _ model: ModelSession, after path: [Action], count: inout Int
  ) throws {
    for action in Self.actions {
      var (next, expected) = (session, model)
      let (outcome, answer) = (next.perform(action), expected.perform(action))
      let path = path + [action]
      try requireEqual(outcome, answer, "\(path)")
      try requireEqual(next.undoCount, expected.undoCount, "steps after \(path)")
      try requireEqual(next.redoCount, expected.redoCount, "undone steps after \(path)")
      count += 1
      if path.count < 4 { try check(next, expected, after: path, count: &count) }
    }
  }

  private func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
