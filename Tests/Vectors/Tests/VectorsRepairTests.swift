import InputRules
import Testing

/// The library functions that the runner needs: ranges replaced, and texts that were set and
/// repaired.
@Suite struct VectorsRepairTests {
  private func state(
    _ text: String, _ selection: TextRange, marked: TextRange? = nil
  ) throws -> FieldState {
    try FieldState(text: text, selection: selection, marked: marked)
  }

  private func range(_ location: Int, _ length: Int) -> TextRange {
    TextRange(location: location, length: length)
  }

  @Test func `Offsets are carried along`() throws {
    for (offset, moved) in [0, 1, 4, 4, 5, 8, 9].enumerated() {
      let before = try state("abbbcd", .caret(at: offset))
      let runs = [range(1, 2), range(4, 1)]
      let after = try before.replacing(runs, with: "xyz")
      #expect(after.text == "axyzbxyzd")
      #expect(after.selection == .caret(at: moved))
    }
  }

  @Test func `A pair is replaced whole`() throws {
    let after = try state("a🦄b", range(0, 3), marked: range(1, 2))
      .replacing([range(2, 1)], with: "")
    #expect(after == (try state("ab", range(0, 1))))
    #expect(try FieldState("🦄").replacing([.caret(at: 1)], with: "-").text == "-")
  }

  @Test func `Runs that cannot be replaced are refused`() {
    let before = FieldState("a🦄b")
    #expect(throws: Reason.rangeOutsideText(range(3, 2), length: 4)) {
      try before.replacing([range(0, 1), range(3, 2)], with: "")
    }
    #expect(throws: Reason.rangesOverlap) {
      try before.replacing([range(1, 1), range(2, 1)], with: "")
    }
    #expect(throws: Reason.rangesOverlap) {
      try before.replacing([range(3, 1), range(0, 1)], with: "")
    }
    for range in [TextRange.notFound, range(-1, 2), range(1, .max), range(0, -1)] {
      #expect(throws: Reason.rangeOutsideText(range, length: 4)) {
        try before.replacing([range], with: "")
      }
    }
  }

  @Test func `Nothing to replace changes nothing`() throws {
    let before = try state("e\u{301}\r\n", range(1, 1), marked: range(0, 2))
    #expect(try before.replacing([], with: "x") == before)
  }

  @Test func `A text is filtered then cut`() throws {
    let rule = FieldRule([AllowedCharacters("0123456789"), try MaximumLength(3)])
    let before = try state("a1b2c3d4", range(3, 5), marked: range(6, 2))
    #expect(rule.repaired(before) == (try state("123", range(1, 2))))
    #expect(rule.repaired(try state("12", .caret(at: 0))) == (try state("12", .caret(at: 0))))
  }

  @Test func `A cluster is never cut`() throws {
    let family = "👨‍👩‍👦"
    let rule = FieldRule([try MaximumLength(5, unit: .utf16)])
    #expect(rule.repaired(FieldState("ab" + family)).text == "ab")
    let clusters = FieldRule([try MaximumLength(2)])
    #expect(clusters.repaired(FieldState("a" + family + "bc")).text == "a" + family)
  }

  @Test func `What merges when something is dropped is dropped too`() {
    let rule = FieldRule([BannedCharacters("e\u{301}\u{1}", by: .characters)])
    #expect(rule.repaired(FieldState("ae\u{1}\u{301}b")).text == "ab")
  }

  @Test func `A predicate is left as it is`() throws {
    let even = TextPredicate("an even number of characters") { $0.count % 2 == 0 }
    let rule = FieldRule([even, BannedCharacters("x")])
    let before = try state("abc", range(1, 1), marked: range(0, 1))
    #expect(rule.repaired(before) == before)
    #expect(rule.repaired(FieldState("axbc")).text == "abc")
    #expect(rule.objection(to: "abc") != nil)
  }

  @Test func `Repairing again changes nothing`() throws {
    let rule = FieldRule([
      try MaximumLength(2), try MaximumLength(5, unit: .utf8), BannedCharacters("🦄", by: .scalars),
    ])
    for text in ["🦄🇩🇪🦄🇫🇷", "e\u{301}\u{301}🦄x", "\r🦄\n\r\n\r\n", ""] {
      let once = rule.repaired(FieldState(text))
      #expect(rule.repaired(once) == once)
      #expect(rule.objection(to: once.text) == nil)
    }
  }
}
