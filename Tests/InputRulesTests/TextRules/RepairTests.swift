import InputRules
import Testing

/// E12.9: a text that was set without asking the rule is repaired on request.
@Suite struct RepairTests {
  static let digits = try? FieldRule.allowing("0123456789", maximumLength: 3)

  @Test(arguments: [
    ("12", "12"), ("1a2b", "12"), ("12345", "123"), ("x1y2z345", "123"), ("abc", ""), ("", ""),
    (" 12", "12"), ("1\u{301}2", "12"), ("\u{1F600}7", "7"),
  ])
  func `Text that a rule refuses is dropped, then cut (E12.9)`(
    text: String, result: String
  ) throws {
    let rule = try #require(Self.digits)
    let repaired = rule.repaired(FieldState(text))
    #expect(repaired == FieldState(result))
    #expect(rule.objection(to: repaired.text) == nil)
  }

  @Test func `The selection and the marked range are carried along (E12.10)`() throws {
    let rule = try #require(Self.digits)
    let state = try FieldState(
      text: "a1b2c", selection: TextRange(location: 2, length: 2),
      marked: TextRange(location: 3, length: 2))
    let expected = try FieldState(
      text: "12", selection: TextRange(location: 1, length: 1),
      marked: TextRange(location: 1, length: 1))
    #expect(rule.repaired(state) == expected)
  }

  @Test func `A marked range of which nothing is left is dropped (E12.10)`() throws {
    let rule = try #require(Self.digits)
    let state = try FieldState(
      text: "1ab", selection: .caret(at: 3), marked: TextRange(location: 1, length: 2))
    #expect(rule.repaired(state) == FieldState("1"))
  }

  @Test func `An acceptable text is left as it is (E12.11)`() throws {
    let rule = try #require(Self.digits)
    let state = try FieldState.showing("123", caret: 1)
    #expect(rule.repaired(state) == state)
  }

  @Test(arguments: 0...18)
  func `A limit cuts between two characters (E12.9, T1)`(limit: Int) throws {
    let rule = FieldRule([try MaximumLength(limit, unit: .utf8)])
    let repaired = rule.repaired(FieldState(Tricky.family + "a"))
    #expect(repaired == FieldState(limit < 18 ? "" : Tricky.family))
  }

  @Test func `Neighbours that merge into a banned character go too (E12.9, T3)`() {
    let rule = FieldRule([
      BannedCharacters("x"), BannedCharacters("e\u{301}", by: .characters),
    ])
    #expect(rule.repaired(FieldState("aex\u{301}b")) == FieldState("ab"))
  }

  @Test func `Text that only a closure refuses is left (E12.9)`() {
    let rule = FieldRule([TextPredicate("even") { $0.count.isMultiple(of: 2) }])
    #expect(rule.repaired(FieldState("abc")) == FieldState("abc"))
    #expect(rule.objection(to: "abc") == .refusedByRule("even"))
  }

  @Test func `What comes together is dropped too, as often as it does (E12.9)`() throws {
    var random = SplitMix(state: 1)
    var mostRounds = 0
    for _ in 0..<4_000 {
      let pieces = (0..<4).map { _ in random.element(of: CountedTextTests.pieces) } + ["\r", "\n"]
      let banned = random.text(of: pieces, upTo: 4) + "\r\n"
      let text = random.text(of: pieces, upTo: 30)
      var (rest, rounds) = (text, 0)
      while rest.contains(where: banned.contains) {
        rest = rest.filter { !banned.contains($0) }
        rounds += 1
      }
      mostRounds = max(mostRounds, rounds)
      let rule = FieldRule([BannedCharacters(banned, by: .characters)])
      let repaired = rule.repaired(FieldState(text))
      try #require(repaired.text.hasSameUnits(as: rest), "\(text.escaped), \(banned.escaped)")
    }
    #expect(mostRounds > 3)
  }
}
