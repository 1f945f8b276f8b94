import InputLaws
import InputRules
import InputRulesModel
import PropertyExpectations
import PropertyTesting
import Testing

/// All sessions of up to four actions with a letter, a surrogate pair and a combining mark;
/// checking them is a proof for this domain.
///
/// Sessions are values, so each session is a copy of a checked session with one more action.
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
      .repair, .set(FieldState("\u{E1}")),
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
  func `All short sessions equal the model's sessions`(description: SessionDescription) throws {
    var sessions = 1
    try check(
      try FieldSession(description), try ModelSession(description), after: [], of: Self.actions,
      upTo: 4, count: &sessions)
    print("all \(sessions) sessions of up to 4 of \(Self.actions.count) actions: \(description)")
    #expect(sessions == (0...4).reduce(0) { $0 + power(Self.actions.count, $1) })
  }

  /// Less common actions; sessions that start with a text have up to three of these.
  static let more: [Action] =
    actions + [
      .copy, .pause, .type(""), .paste("\u{2014}\u{A0}"), .move(to: 1), .move(to: 2),
      .replace(Edit(replacing: TextRange(location: 1, length: 1), with: "\u{2019}")),
      .replaceOneOf(
        SeveralRangesEdit(
          replacingOneOf: [TextRange(location: 0, length: 1), .caret(at: 2)], with: "\u{1F600}"),
        using: 1),
      .compose("a\u{1F600}", selecting: .caret(at: 1)), .compose("", selecting: .caret(at: 0)),
      .suggest(Edit(replacing: TextRange(location: 0, length: 1), with: " a ")),
      .suggest(Edit(replacing: .caret(at: 9), with: " ")),
    ]

  static let starts = ["a\u{301}\u{1F600}a", "\u{1F600}\u{200D}\u{1F600}", "\r\na"]

  @Test(arguments: starts, worlds)
  func `Sessions with text equal the model's`(text: String, description: SessionDescription) throws
  {
    var description = description
    description.normalization = .all
    var sessions = 1
    try check(
      try FieldSession(description, showing: FieldState(text)),
      try ModelSession(description, showing: FieldState(text)), after: [], of: Self.more,
      upTo: 3, count: &sessions)
    print("all \(sessions) sessions of up to 3 of \(Self.more.count) actions on \(text.escaped)")
  }

  @Test func `A session of thousands of actions equals the model's session`() {
    let property = Property<Implementation>.sessions(equalModelFor: 4_000)
    expectHolds(property.about(.reference), RunSettings(cases: 20))
  }

  private func check(
    _ session: FieldSession, _ model: ModelSession, after path: [Action],
    of actions: [Action], upTo depth: Int, count: inout Int
  ) throws {
    for action in actions {
      var (next, expected) = (session, model)
      let (outcome, answer) = (next.perform(action), expected.perform(action))
      let path = path + [action]
      try requireEqual(outcome, answer, "\(path)")
      try requireEqual(next.undoCount, expected.undoCount, "steps after \(path)")
      try requireEqual(next.redoCount, expected.redoCount, "redo steps after \(path)")
      try requireEqual(next.violation, expected.violation, "violation after \(path)")
      count += 1
      if path.count < depth {
        try check(next, expected, after: path, of: actions, upTo: depth, count: &count)
      }
    }
  }

  private func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
