import InputRules
import Testing

/// How an insertion that fits only in part is treated (E8.1).
@Suite struct InsertionPolicyTests {
  @Test(
    arguments: [
      (.whole, .insert("2345", at: 1), nil, 0), (.filtered, .insert("a-2-b", at: 0), "21", 1),
      (.filtered, .insert("2345", at: 1), nil, 0), (.truncated, .insert("2345", at: 1), "123", 3),
      (.truncated, .insert("2a3b4", at: 1), nil, 0),
      (.filteredAndTruncated, .insert("2a3b4", at: 1), "123", 3),
      (.filteredAndTruncated, .insert("\u{663}", at: 1), nil, 0),
    ] as [(InsertionPolicy, Edit, String?, Int)])
  func `A field takes the part that fits, or refuses all (E8.2, E8.8)`(
    policy: InsertionPolicy, edit: Edit, result: String?, caret: Int
  ) throws {
    let digits = AllowedCharacters("0123456789")
    let rule = FieldRule([digits, try MaximumLength(3)], insertion: policy)
    let next = rule.decide(edit, on: FieldState("1")).newState
    #expect(try next == result.map { try FieldState.showing($0, caret: caret) })
  }

  @Test func `Up to 4,096 characters are tried one by one (E8.3)`() {
    let rule = FieldRule(
      [TextPredicate("no b") { !$0.utf8.contains(98) }], insertion: .filtered)
    let kept = String(repeating: "a", count: 4_095)
    #expect(rule.decide(.insert("b" + kept, at: 0), on: .empty).newState?.text == kept)
    #expect(
      rule.decide(.insert("ba" + kept, at: 0), on: .empty) == .refuse(.refusedByRule("no b")))
  }

  @Test(arguments: 2...8)
  func `A truncated paste contains no part of a cluster (E8.6, T1)`(limit: Int) throws {
    let rule = FieldRule([try MaximumLength(limit, unit: .utf16)], insertion: .truncated)
    let edit = Edit.insert("b\(Tricky.family)c", at: 1)
    #expect(rule.apply(edit, to: FieldState("a")) == FieldState("ab"))
  }

  @Test func `A prefix that joins both neighbors may be two characters longer (E8.6)`() throws {
    // क + ्ष + ्ष is one character; alone they are one, two and two: four seams close.
    let rule = FieldRule([try MaximumLength(1)], insertion: .truncated)
    let state = FieldState("\u{915}\u{94D}\u{937}")
    let next = rule.apply(.insert("\u{94D}\u{937}a", at: 1), to: state)
    #expect(next == (try .showing("\u{915}\u{94D}\u{937}\u{94D}\u{937}", caret: 3)))
  }

  @Test func `Characters that join when others are dropped are dropped too (E12.9, T3)`() {
    let accents = FieldRule([BannedCharacters("e\u{301}\u{1}", by: .characters)])
    #expect(accents.repaired(FieldState("ae\u{1}\u{301}b")) == FieldState("ab"))
    let lines = FieldRule([BannedCharacters("\r\n", by: .characters)])
    #expect(lines.repaired(FieldState("a\r\r\r\n\n\nb")) == FieldState("ab"))
  }
}
