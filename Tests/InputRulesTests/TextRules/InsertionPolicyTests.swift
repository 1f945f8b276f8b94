import InputRules
import Testing

/// E8.1: how an insertion that fits only in part is treated.
@Suite struct InsertionPolicyTests {
  struct Row: Sendable {
    let policy: InsertionPolicy
    let text: String
    let edit: Edit
    let result: String
    let caret: Int

    init(
      _ policy: InsertionPolicy, _ text: String, _ edit: Edit, gives result: String, caret: Int
    ) {
      self.policy = policy
      self.text = text
      self.edit = edit
      self.result = result
      self.caret = caret
    }
  }

  /// Three digits, with the policy.
  private static func digits(_ policy: InsertionPolicy) throws -> FieldRule {
    FieldRule([AllowedCharacters("0123456789"), try MaximumLength(3)], insertion: policy)
  }

  static let rewritten = [
    Row(.filtered, "1", .insert("2a", at: 1), gives: "12", caret: 2),
    Row(.filtered, "1", .insert("a-2-b", at: 0), gives: "21", caret: 1),
    Row(.filtered, "123", .replace(1, 1, by: "x9"), gives: "193", caret: 2),
    Row(.filtered, "", .insert("1\u{FE0F}\u{20E3}", at: 0), gives: "1", caret: 1),
    Row(.truncated, "1", .insert("2345", at: 1), gives: "123", caret: 3),
    Row(.truncated, "13", .insert("245", at: 1), gives: "123", caret: 2),
    Row(.truncated, "123", .replace(1, 1, by: "45"), gives: "143", caret: 2),
    Row(.filteredAndTruncated, "1", .insert("2a3b4", at: 1), gives: "123", caret: 3),
    Row(.filteredAndTruncated, "13", .insert("x2x9", at: 1), gives: "123", caret: 2),
    Row(.filteredAndTruncated, "", .insert("\u{663}45678", at: 0), gives: "456", caret: 3),
  ]

  @Test(arguments: rewritten)
  func `The fitting part is inserted, with the caret after it (E8.2, E8.6)`(row: Row) throws {
    let expected = try FieldState.showing(row.result, caret: row.caret)
    let decision = try Self.digits(row.policy).decide(row.edit, on: FieldState(row.text))
    #expect(decision.rewritten == expected)
  }

  @Test func `Up to 4,096 characters are tried one by one (E8.3)`() {
    let rule = FieldRule(
      [TextPredicate("no b") { !$0.utf8.contains(98) }], insertion: .filtered)
    let kept = String(repeating: "a", count: 4_095)
    #expect(rule.decide(.insert("b" + kept, at: 0), on: .empty).rewritten?.text == kept)
    #expect(
      rule.decide(.insert("ba" + kept, at: 0), on: .empty) == .refuse(.refusedByRule("no b")))
  }

  @Test(arguments: [
    (InsertionPolicy.whole, Edit.insert("2a", at: 1), Reason.notAllowed("a")),
    (.whole, .insert("2345", at: 1), .tooLong(limit: 3, unit: .characters)),
    (.filtered, .insert("2a3b4", at: 1), .notAllowed("a")),
    (.filtered, .insert("2345", at: 1), .tooLong(limit: 3, unit: .characters)),
    (.truncated, .insert("2a3b4", at: 1), .notAllowed("a")),
  ])
  func `An insertion that no reduction makes fit is refused (E8.8)`(
    policy: InsertionPolicy, edit: Edit, reason: Reason
  ) throws {
    #expect(try Self.digits(policy).decide(edit, on: FieldState("1")) == .refuse(reason))
  }

  @Test(arguments: InsertionPolicy.allCases)
  func `An insertion that fits is accepted as it is (E8.1)`(policy: InsertionPolicy) throws {
    let decision = try Self.digits(policy).decide(.insert("23", at: 1), on: FieldState("1"))
    #expect(decision == .accept(FieldState("123")))
  }

  @Test(arguments: InsertionPolicy.allCases)
  func `If nothing fits, the text and the selection stay (E8.8)`(policy: InsertionPolicy) throws {
    let rule = try Self.digits(policy)
    let full = try FieldState(text: "123", selection: TextRange(location: 1, length: 1))
    let tooLong = Reason.tooLong(limit: 3, unit: .characters)
    #expect(rule.decide(.insert("4", at: 1), on: full) == .refuse(tooLong))
    #expect(rule.apply(.insert("4", at: 1), to: full) == full)
    #expect(rule.decide(.replace(1, 1, by: "x"), on: full) == .refuse(.notAllowed("x")))
    #expect(rule.apply(.replace(1, 1, by: "x"), to: full) == full)
  }

  @Test(arguments: [.truncated, .filteredAndTruncated] as [InsertionPolicy])
  func `A family is cut nowhere, whatever the limit counts (E8.6, T1)`(
    policy: InsertionPolicy
  ) throws {
    for limit in 2...9 {
      let rule = FieldRule([try MaximumLength(limit, unit: .utf16)], insertion: policy)
      let decision = rule.decide(.insert("b\(Tricky.family)c", at: 1), on: FieldState("a"))
      #expect(decision.rewritten == FieldState("ab"))
    }
    let rule = FieldRule([try MaximumLength(8, unit: .utf16)], insertion: policy)
    let refused = Decision.refuse(.tooLong(limit: 8, unit: .utf16))
    #expect(rule.decide(.insert(Tricky.family, at: 1), on: FieldState("a")) == refused)
  }

  @Test func `A mark that joins the character before it needs no room (E8.6)`() throws {
    let rule = FieldRule([try MaximumLength(1)], insertion: .truncated)
    let decision = rule.decide(.insert("\u{301}x", at: 1), on: FieldState("e"))
    #expect(decision.rewritten == FieldState("e\u{301}"))
  }

  @Test func `Filtering tries a whole-text condition a character at a time (E8.3)`() {
    let rising = TextPredicate("rising") { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }
    let rule = FieldRule([rising], insertion: .filtered)
    let decision = rule.decide(.insert("cacbe", at: 1), on: FieldState("bf").movingCaret(to: 1))
    #expect(decision.rewritten == FieldState("bcef").movingCaret(to: 3))
  }

  @Test func `A prefix that joins both its neighbours may be two characters longer (E8.6)`() throws
  {
    // क + ्ष + ्ष is one character; alone they are one, two and two: four seams close.
    let rule = FieldRule([try MaximumLength(1)], insertion: .truncated)
    let state = FieldState("\u{915}\u{94D}\u{937}")
    let decision = rule.decide(.insert("\u{94D}\u{937}a", at: 1), on: state)
    let expected = FieldState("\u{915}\u{94D}\u{937}\u{94D}\u{937}").movingCaret(to: 3)
    #expect(decision.rewritten == expected)
  }

  @Test(arguments: InsertionPolicy.allCases)
  func `Typing and pasting agree under a prefix-closed rule (E8.9)`(policy: InsertionPolicy) throws
  {
    let rule = try Self.digits(policy)
    let typed = "7142".prefix(3).reduce(FieldState.empty) { state, key in
      rule.apply(.insert(String(key), at: state.text.utf16.count), to: state)
    }
    #expect(rule.apply(.insert("714", at: 0), to: .empty) == typed)
  }
}

extension FieldState {
  fileprivate func movingCaret(to offset: Int) -> FieldState {
    FieldRule().apply(.insert("", at: offset), to: self)
  }
}
