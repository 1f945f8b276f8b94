import InputRules
import Testing

/// T1: a limit, counted in characters, scalars, UTF-16 units or UTF-8 bytes.
@Suite struct MaximumLengthTests {
  struct Row: Sendable {
    let text: String
    let lengths: [LengthUnit: Int]

    init(_ text: String, characters: Int, scalars: Int, utf16: Int, utf8: Int) {
      self.text = text
      lengths = [.characters: characters, .scalars: scalars, .utf16: utf16, .utf8: utf8]
    }
  }

  static let texts = [
    Row("", characters: 0, scalars: 0, utf16: 0, utf8: 0),
    Row("abc", characters: 3, scalars: 3, utf16: 3, utf8: 3),
    Row("\0", characters: 1, scalars: 1, utf16: 1, utf8: 1),
    Row("\u{E9}", characters: 1, scalars: 1, utf16: 1, utf8: 2),
    Row("e\u{301}", characters: 1, scalars: 2, utf16: 2, utf8: 3),
    Row("\u{301}", characters: 1, scalars: 1, utf16: 1, utf8: 2),
    Row("\u{6F22}", characters: 1, scalars: 1, utf16: 1, utf8: 3),
    Row("\u{1F600}", characters: 1, scalars: 1, utf16: 2, utf8: 4),
    Row("\r\n", characters: 1, scalars: 2, utf16: 2, utf8: 2),
    Row("\n\r", characters: 2, scalars: 2, utf16: 2, utf8: 2),
    Row("\u{E01}\u{E31}", characters: 1, scalars: 2, utf16: 2, utf8: 6),
    Row("\u{1100}\u{1161}\u{11A8}", characters: 1, scalars: 3, utf16: 3, utf8: 9),
    Row(Tricky.canada, characters: 1, scalars: 2, utf16: 4, utf8: 8),
    Row(Tricky.canada + "\u{1F1E9}", characters: 2, scalars: 3, utf16: 6, utf8: 12),
    Row(Tricky.family, characters: 1, scalars: 5, utf16: 8, utf8: 18),
    Row("a\(Tricky.family)b", characters: 3, scalars: 7, utf16: 10, utf8: 20),
    Row("\u{600}1", characters: 1, scalars: 2, utf16: 2, utf8: 3),
    Row("\u{915}\u{94D}\u{937}", characters: 1, scalars: 3, utf16: 3, utf8: 9),
  ]

  @Test(arguments: texts, LengthUnit.allCases)
  func `A text of the limit's length fits, a longer one doesn't (T1)`(
    row: Row, unit: LengthUnit
  ) throws {
    let length = try #require(row.lengths[unit])
    #expect(unit.length(of: row.text) == length)
    #expect(try MaximumLength(length, unit: unit).objection(to: row.text) == nil)
    #expect(try MaximumLength(.max, unit: unit).objection(to: row.text) == nil)
    if length > 0 {
      let reason = Reason.tooLong(limit: length - 1, unit: unit)
      #expect(try MaximumLength(length - 1, unit: unit).objection(to: row.text) == reason)
    }
  }

  @Test(arguments: [-1, -2, Int.min], LengthUnit.allCases)
  func `A negative limit is an error when the rule is made (T1)`(limit: Int, unit: LengthUnit) {
    let error = RuleError.negativeLimit(limit)
    #expect(throws: error) { try MaximumLength(limit, unit: unit) }
    #expect(throws: error) { try ConditionDescription.maximumLength(limit, unit).condition() }
    #expect(throws: error) { try FieldRule.maximumLength(limit) }
    #expect(throws: error) { try FieldRule.allowing("a", maximumLength: limit) }
    #expect(throws: error) { try FieldRule.banning("a", maximumLength: limit) }
  }

  @Test(arguments: LengthUnit.allCases)
  func `A limit of 0 admits only the empty text (T1)`(unit: LengthUnit) throws {
    let limit = try MaximumLength(0, unit: unit)
    for row in Self.texts {
      #expect((limit.objection(to: row.text) == nil) == row.text.isEmpty)
    }
  }

  @Test(arguments: LengthUnit.allCases)
  func `The largest limit is a limit like any other (T1)`(unit: LengthUnit) throws {
    for policy in InsertionPolicy.allCases {
      let rule = FieldRule(
        [AllowedCharacters("ab"), try MaximumLength(.max, unit: unit)], insertion: policy)
      let next = rule.apply(.insert("b\(Tricky.family)x", at: 1), to: FieldState("a"))
      let filters = policy == .filtered || policy == .filteredAndTruncated
      #expect(next == FieldState(filters ? "ab" : "a"))
    }
  }

  @Test func `Characters are the default unit (T1)`() throws {
    #expect(try MaximumLength(3).unit == .characters)
  }

  @Test func `Long texts are counted exactly like the standard library does (T1)`() throws {
    var texts = MixedTexts()
    for _ in 0..<4000 {
      let text = texts.next()
      for unit in LengthUnit.allCases {
        let length = unit.length(of: text)
        let fits = try MaximumLength(length, unit: unit).objection(to: text) == nil
        let isTooLong = try MaximumLength(length - 1, unit: unit).objection(to: text) != nil
        try #require(fits && isTooLong, "\(length) \(unit): \(text.escaped)")
      }
      try #require(LengthUnit.characters.length(of: text) == text.count)
    }
  }
}

/// Texts of up to fifty pieces that break counting, the same ones in every execution.
struct MixedTexts {
  private static let pieces = [
    "a", "bcd", "hello, world ", "1", " ", "\r\n", "\r", "\n", "\r\r\n\n", "\t", "\0", "\u{7F}",
    "\u{301}", "\u{308}\u{301}", "\u{20E3}", "\u{200D}", "\u{FE0F}", "\u{1F3FD}", "\u{E9}",
    "e\u{301}", "\u{1F600}", Tricky.family, "\u{1F1E8}", Tricky.canada, Tricky.ascension,
    "\u{E01}\u{E31}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC01}", "\u{600}", "\u{110BD}",
    "\u{915}\u{94D}\u{937}", "\u{94D}", "\u{937}", "\u{2028}", "\u{6F22}", "\u{10FFFF}", "\u{85}",
  ]

  private var number: UInt64 = 1

  /// A text of at least one piece.
  mutating func next() -> String {
    var text = ""
    for _ in 0...below(50) { text += Self.pieces[below(Self.pieces.count)] }
    return text
  }

  /// The multiplier is Knuth's, for his 64-bit machine; the low bits of such a sequence are poor.
  private mutating func below(_ count: Int) -> Int {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((number >> 33) % UInt64(count))
  }
}
