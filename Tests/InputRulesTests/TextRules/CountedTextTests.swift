import InputRules
import PropertyTesting
import Testing

/// Characters are counted as in `String`; near a limit, only those around an edit are counted (T1).
@Suite struct CountedTextTests {
  /// Scalars that combine with all or some of their neighbors.
  private static let pieces = [
    "a", " ", "\r", "\n", "\u{E9}", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F468}",
    "\u{1F469}", "\u{1F3FD}", "\u{1F1E8}", "\u{1F1E6}", "\u{6F22}", "\u{304B}", "\u{3099}",
    "\u{915}", "\u{94D}", "\u{937}", "\u{D55C}", "\u{11A8}", "\u{1100}", "\u{1161}", "\u{2764}",
    "\u{E0020}", "\u{600}", "\u{200C}", "\u{E01}", "\u{E31}", "\u{1B44}", "\u{903}", "\r\r\n\n",
    "hello, world ", "\0", "\u{110BD}", "\u{20E3}", "\u{2028}", "\u{85}", "\u{10FFFF}",
  ]

  /// Scalars that are fast to count; every other scalar is tested between two of these.
  private static let neighbors = [
    "a", "\u{27F}", "\u{380}", "\u{304B}", "\u{6F22}", "\u{FF21}", "\r", "\n", "\u{1F469}",
    "\u{1F469}\u{200D}", "\u{200D}\u{1F469}", "\u{1F469}\u{1F3FD}", "\u{1F1E8}\u{1F1E6}",
    "\u{1F1E8}", "\u{D55C}", "\u{D77F}", "\u{AC00}", "\u{5D0}", "\u{627}", "\u{64A}", "\u{2019}",
    "\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}\u{200D}", "\u{200D}\u{2764}",
  ]

  @Test(arguments: neighbors)
  func `A maximum length counts a scalar between simple scalars as String does`(neighbor: String)
    throws
  {
    let scalars = (0...0x1_FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    let wrong = try scalars.filter { try !isCounted(neighbor + String($0) + neighbor) }
    #expect(wrong.isEmpty)
  }

  @Test func `A maximum length counts a long text as String does`() throws {
    let flags = String(repeating: "\u{1F1E8}\u{1F1E6}", count: 20_000)
    #expect(try isCounted(flags) && isCounted(flags + "\u{1F1E8}a" + flags))
    var random = RandomBits(seed: 2)
    for _ in 0..<4_000 {
      let text = random.text(of: Self.pieces, upTo: 50)
      let lengths = LengthUnit.allCases.map { $0.length(of: text) }
      let counts = [text.count, text.unicodeScalars.count, text.utf16.count, text.utf8.count]
      try #require(try isCounted(text) && lengths == counts, "\(text.escaped)")
    }
  }

  /// Whether a limit equal to the text's number of characters accepts the text, and a limit one
  /// lower doesn't.
  private func isCounted(_ text: String) throws -> Bool {
    let count = text.count
    if try MaximumLength(count).objection(to: text) != nil { return false }
    return try count == 0 || MaximumLength(count - 1).objection(to: text) != nil
  }

  @Test func `Earlier edits don't affect a limit's decision about an edit`() throws {
    var random = RandomBits(seed: 1)
    for round in 0..<300 {
      let start = random.text(of: Self.pieces, upTo: 40)
      let limit = try MaximumLength(max(0, start.count - 3 + random.number(below: 6)))
      let rule = FieldRule([limit], insertion: [.whole, .truncated][round % 2])
      var state = FieldState(start)
      for _ in 0..<12 {
        let units = state.text.utf16.count
        let place = random.number(below: units + 1)
        let edit = Edit.replace(
          place, random.number(below: min(4, units - place) + 1),
          by: random.text(of: Self.pieces, upTo: 3))
        let decision = rule.decide(edit, on: state)
        try #require(
          decision == rule.decide(edit, on: FieldState(state.text)),
          "\(edit) in \(state.text.escaped), at most \(limit.limit)")
        state = decision.newState ?? state
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `A letter typed between flags changes how a limit counts later flags`(place: Int) throws {
    let flags = String(repeating: "\u{1F1E8}\u{1F1E6}", count: 200)
    let rule = FieldRule([try MaximumLength(201)])
    var session = FieldSession(rule, showing: FieldState(flags))
    for text in ["\u{1F1E6}", "a", "\u{1F1E8}", "\u{1F1E8}"] {
      session.perform(.select(.caret(at: 400 + 2 * place)))
      let before = session.state
      let outcome = session.perform(.type(text))
      let plain = try before.replacing(Edit(replacing: before.selection, with: text))
      #expect(outcome.effect.isRefused == (plain.text.count > 201), "\(text) at \(place)")
    }
  }
}

extension RandomBits {
  fileprivate mutating func number(below end: Int) -> Int { Int(next(upTo: UInt64(end - 1))) }

  fileprivate mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<number(below: count + 1)).reduce(into: "") { text, _ in
      text += pieces[number(below: pieces.count)]
    }
  }
}

/// Sets of scalars near the boundaries of machine words, and large sets of clusters (T2, T3).
@Suite struct CharacterSetTests {
  @Test(arguments: [0, 63, 64, 127, 128, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32])
  func `A character set contains its scalar but not its neighbors (T2, T3)`(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    let allowed = AllowedCharacters(String(scalar))
    #expect(allowed.admits(scalar))
    // The set must not contain its neighbors, or scalars whose numbers share bits with its scalar.
    let others = [number &- 1, number + 1, number ^ 64, number & 0xFFFF, number | 0x10000]
    for other in others.compactMap(Unicode.Scalar.init) where other != scalar {
      #expect(!allowed.admits(other))
      #expect(BannedCharacters(String(scalar)).admits(other))
    }
  }

  @Test func `A character set of 676 flags contains each flag but not its halves (T2)`() {
    let halves = (0..<26).compactMap { Unicode.Scalar(0x1F1E6 + $0 as UInt32) }
    let flags = halves.flatMap { one in halves.map { "\(one)\($0)" } }
    let allowed = AllowedCharacters(flags.joined(), by: .characters)
    #expect(flags.allSatisfy { allowed.objection(to: $0) == nil })
    #expect(halves.allSatisfy { allowed.objection(to: String($0)) != nil })
    #expect(allowed.objection(to: flags[0] + "e\u{301}") == .notAllowed("e\u{301}"))
  }
}

/// Insertions of which only part fits (E8.1).
@Suite struct InsertionPolicyTests {
  @Test func `A filter tries up to 4,096 characters one by one (E8.3)`() {
    let rule = FieldRule(
      [TextPredicate("no b") { !$0.utf8.contains(98) }], insertion: .filtered)
    let kept = String(repeating: "a", count: 4_095)
    #expect(rule.decide(.insert("b" + kept, at: 0), on: .empty).newState?.text == kept)
    #expect(
      rule.decide(.insert("ba" + kept, at: 0), on: .empty) == .refuse(.refusedByRule("no b")))
  }

  @Test func `A paste that joins both neighbors may be two characters too long (E8.6)`() throws {
    // The three parts क, ्ष and ्ष form one character; separately, they form one, two and two.
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

/// The presets for the fields in the *Text Field* article (T7).
@Suite struct PresetTests {
  @Test(
    arguments: [
      (
        FieldRule.vowels, "aeiouA", [("b", .notAllowed("b")), ("\u{E9}", .notAllowed("\u{E9}"))], 6
      ),
      (.noVowels, "12345678", [("xAz", .banned("A")), ("e\u{301}", .banned("e"))], 8),
      (.digits, "999", [("-1", .notAllowed("-")), ("\u{663}", .notAllowed("\u{663}"))], 3),
    ] as [(FieldRule, String, [(String, Reason)], Int)])
  func `A text preset accepts the texts of the Text Field article (T7)`(
    rule: FieldRule, longest: String, refused: [(String, Reason)], limit: Int
  ) throws {
    #expect(rule.objection(to: "") == nil && rule.objection(to: longest) == nil)
    #expect(
      rule.objection(to: longest + longest.suffix(1))
        == .tooLong(limit: limit, unit: .characters))
    for (text, reason) in refused { #expect(rule.objection(to: text) == reason) }
    #expect(rule.deletions == .always && rule.insertion == .whole && rule.allowsAutocorrection)
  }

  @Test func `A text preset limits the length only if a maximum length is given (T7, T1)`() throws {
    let long = String(repeating: "a", count: 10_000)
    #expect(try FieldRule.maximumLength().objection(to: long) == nil)
    #expect(try FieldRule.maximumLength(nil).objection(to: long) == nil)
    let two = try FieldRule.maximumLength(2)
    #expect(two.objection(to: "abc") == .tooLong(limit: 2, unit: .characters))
    #expect(two.allowsAutocorrection)
    for limit in [-1, .min] {
      #expect(throws: RuleError.negativeLimit(limit)) { try FieldRule.maximumLength(limit) }
    }
  }

  @Test func `A text preset limits both the characters and the length of a text (T7)`() throws {
    let allowing = try FieldRule.allowing("ab", maximumLength: 2)
    #expect(allowing.objection(to: "ab") == nil)
    #expect(allowing.objection(to: "xyz") == .tooLong(limit: 2, unit: .characters))
    #expect(allowing.objection(to: "x") == .notAllowed("x"))
    let banning = try FieldRule.banning("ab", maximumLength: 2)
    #expect(banning.objection(to: "xyz") == .tooLong(limit: 2, unit: .characters))
    #expect(banning.objection(to: "xb") == .banned("b"))
    #expect(!allowing.allowsAutocorrection && !banning.allowsAutocorrection)
    #expect(try FieldRule.allowing("").objection(to: "a") == .notAllowed("a"))
    #expect(try FieldRule.banning("").objection(to: "a\(Tricky.family)") == nil)
  }
}
