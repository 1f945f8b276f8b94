import InputRules
import Testing

/// Characters are counted as in the standard library; near a limit, only around the edit (T1).
@Suite struct CountedTextTests {
  /// Scalars that combine with all neighbors, and scalars that combine with some of them.
  private static let pieces = [
    "a", " ", "\r", "\n", "\u{E9}", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F468}",
    "\u{1F469}", "\u{1F3FD}", "\u{1F1E8}", "\u{1F1E6}", "\u{6F22}", "\u{304B}", "\u{3099}",
    "\u{915}", "\u{94D}", "\u{937}", "\u{D55C}", "\u{11A8}", "\u{1100}", "\u{1161}", "\u{2764}",
    "\u{E0020}", "\u{600}", "\u{200C}", "\u{E01}", "\u{E31}", "\u{1B44}", "\u{903}", "\r\r\n\n",
    "hello, world ", "\0", "\u{110BD}", "\u{20E3}", "\u{2028}", "\u{85}", "\u{10FFFF}",
  ]

  /// Scalars that the fast path counts; each other scalar is placed between two of them.
  private static let neighbors = [
    "a", "\u{27F}", "\u{380}", "\u{304B}", "\u{6F22}", "\u{FF21}", "\r", "\n", "\u{1F469}",
    "\u{1F469}\u{200D}", "\u{200D}\u{1F469}", "\u{1F469}\u{1F3FD}", "\u{1F1E8}\u{1F1E6}",
    "\u{1F1E8}", "\u{D55C}", "\u{D77F}", "\u{AC00}", "\u{5D0}", "\u{627}", "\u{64A}", "\u{2019}",
    "\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}\u{200D}", "\u{200D}\u{2764}",
  ]

  @Test(arguments: neighbors)
  func `Any scalar between simple ones is counted as in the standard library`(neighbor: String)
    throws
  {
    let scalars = (0...0x1_FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    let wrong = try scalars.filter { try !isCounted(neighbor + String($0) + neighbor) }
    #expect(wrong.isEmpty)
  }

  @Test func `A long text is counted as in the standard library`() throws {
    let flags = String(repeating: "\u{1F1E8}\u{1F1E6}", count: 20_000)
    #expect(try isCounted(flags) && isCounted(flags + "\u{1F1E8}a" + flags))
    var random = SplitMix(state: 2)
    for _ in 0..<4_000 {
      let text = random.text(of: Self.pieces, upTo: 50)
      let lengths = LengthUnit.allCases.map { $0.length(of: text) }
      let counts = [text.count, text.unicodeScalars.count, text.utf16.count, text.utf8.count]
      try #require(try isCounted(text) && lengths == counts, "\(text.escaped)")
    }
  }

  /// Whether a limit of the text's character count accepts the text, and a lower limit doesn't.
  private func isCounted(_ text: String) throws -> Bool {
    let count = text.count
    if try MaximumLength(count).objection(to: text) != nil { return false }
    return try count == 0 || MaximumLength(count - 1).objection(to: text) != nil
  }

  @Test func `Successive edits have the same decisions as single edits of each text`() throws {
    var random = SplitMix(state: 1)
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
  func `A letter typed between flags changes how later flags pair`(place: Int) throws {
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

/// A generator of random numbers that are the same in each run.
private struct SplitMix {
  var state: UInt64

  mutating func number(below end: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) >> 1) % max(1, end)
  }

  mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<number(below: count + 1)).reduce(into: "") { text, _ in
      text += pieces[number(below: pieces.count)]
    }
  }
}
