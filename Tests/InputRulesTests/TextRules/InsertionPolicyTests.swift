import InputRules
import Testing

/// The treatment of insertions that fit only in part (E8.1).
@Suite struct InsertionPolicyTests {
  @Test func `Up to 4,096 characters are tried one by one (E8.3)`() {
    let rule = FieldRule(
      [TextPredicate("no b") { !$0.utf8.contains(98) }], insertion: .filtered)
    let kept = String(repeating: "a", count: 4_095)
    #expect(rule.decide(.insert("b" + kept, at: 0), on: .empty).newState?.text == kept)
    #expect(
      rule.decide(.insert("ba" + kept, at: 0), on: .empty) == .refuse(.refusedByRule("no b")))
  }

  @Test(arguments: 2...8)
  func `A truncated paste doesn't split a cluster (E8.6, T1)`(limit: Int) throws {
    let rule = FieldRule([try MaximumLength(limit, unit: .utf16)], insertion: .truncated)
    let edit = Edit.insert("b\(Tricky.family)c", at: 1)
    #expect(rule.apply(edit, to: FieldState("a")) == FieldState("ab"))
  }

  @Test func `A prefix that joins both neighbors may be two characters too long (E8.6)`() throws {
    // क + ्ष + ्ष is one character; alone, the parts have one, two and two characters.
    let rule = FieldRule([try MaximumLength(1)], insertion: .truncated)
    let state = FieldState("\u{915}\u{94D}\u{937}")
    let next = rule.apply(.insert("\u{94D}\u{937}a", at: 1), to: state)
    #expect(next == (try .showing("\u{915}\u{94D}\u{937}\u{94D}\u{937}", caret: 3)))
  }

  @Test func `A repair also drops characters that form during the repair (E12.9, T3)`() {
    let accents = FieldRule([BannedCharacters("e\u{301}\u{1}", by: .characters)])
    #expect(accents.repaired(FieldState("ae\u{1}\u{301}b")) == FieldState("ab"))
    let lines = FieldRule([BannedCharacters("\r\n", by: .characters)])
    #expect(lines.repaired(FieldState("a\r\r\r\n\n\nb")) == FieldState("ab"))
  }
}
