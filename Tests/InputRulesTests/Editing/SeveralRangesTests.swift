import InputRules
import Testing

/// E11: a replacement that may go to any one of several ranges, while the others are deleted.
@Suite struct SeveralRangesTests {
  private func range(_ location: Int, _ length: Int) -> TextRange {
    TextRange(location: location, length: length)
  }

  private func decide(
    _ text: String, _ ranges: [TextRange], _ replacement: String,
    by rule: some TextRule = FieldRule()
  ) -> SeveralRangesDecision {
    rule.decide(
      SeveralRangesEdit(replacingOneOf: ranges, with: replacement), on: FieldState(text))
  }

  @Test func `The states come in the order of the ranges (E11)`() throws {
    let last = try FieldState.showing("bX", caret: 2)
    let first = try FieldState.showing("Xb", caret: 1)
    #expect(decide("abc", [range(2, 1), range(0, 1)], "X") == .accept([last, first]))
    #expect(decide("abc", [range(0, 1), range(2, 1)], "X") == .accept([first, last]))
  }

  @Test func `The text before and after the ranges stays (E11)`() throws {
    let states = [
      try FieldState.showing("aXcde", caret: 2), try .showing("acXde", caret: 3),
    ]
    #expect(decide("abc\u{1F600}de", [range(1, 1), range(4, 1)], "X") == .accept(states))
  }

  @Test func `One range is an ordinary edit (E11)`() throws {
    let expected = try FieldState.showing("aXc", caret: 2)
    #expect(decide("abc", [range(1, 1)], "X") == .accept([expected]))
  }

  @Test func `Ranges that touch don't overlap (E11)`() {
    let both = [FieldState("X"), FieldState("X")]
    #expect(decide("ab", [range(0, 1), range(1, 1)], "X") == .accept(both))
    #expect(decide("", [range(0, 0), range(0, 0)], "X") == .accept(both))
  }

  @Test func `Ranges that share a character are refused (E11)`() {
    #expect(decide("abc", [range(0, 2), range(1, 1)], "X") == .refuse(.rangesOverlap))
    #expect(decide("abc", [range(1, 1), range(0, 3)], "X") == .refuse(.rangesOverlap))
    #expect(decide("abc", [range(0, 1), range(0, 1)], "") == .refuse(.rangesOverlap))
  }

  @Test func `The halves of one pair share a character (E11, E5)`() {
    #expect(decide("\u{1F600}", [range(0, 1), range(1, 1)], "X") == .refuse(.rangesOverlap))
  }

  @Test func `No range at all is refused (E11)`() {
    #expect(decide("abc", [], "X") == .refuse(.noRanges))
    #expect(decide("abc", [], "") == .refuse(.noRanges))
  }

  @Test func `One range outside the text is enough to refuse (E11, E4)`() {
    let outside = Reason.rangeOutsideText(range(9, 0), length: 3)
    #expect(decide("abc", [range(0, 1), range(9, 0)], "X") == .refuse(outside))
    let notFound = Reason.rangeOutsideText(.notFound, length: 3)
    #expect(decide("abc", [.notFound, range(0, 1)], "") == .refuse(notFound))
  }

  @Test func `A limit that one choice alone exceeds refuses them all (E11, T1)`() throws {
    let rule = FieldRule([try MaximumLength(2)])
    let tooLong = SeveralRangesDecision.refuse(.tooLong(limit: 2, unit: .characters))
    let joined = SeveralRangesDecision.accept([FieldState("ab\u{301}")])
    #expect(decide("ab", [.caret(at: 2)], "\u{301}", by: rule) == joined)
    #expect(decide("ab", [.caret(at: 2), .caret(at: 0)], "\u{301}", by: rule) == tooLong)
    #expect(decide("ab", [.caret(at: 0), .caret(at: 2)], "\u{301}", by: rule) == tooLong)
  }

  @Test(arguments: InsertionPolicy.allCases)
  func `No choice is reduced (E11, E8.1)`(policy: InsertionPolicy) {
    let rule = FieldRule([AllowedCharacters("0123456789")], insertion: policy)
    #expect(decide("12", [range(0, 1), range(1, 1)], "3x", by: rule) == .refuse(.notAllowed("x")))
  }

  @Test func `A deletion of all ranges is accepted unchecked (E11, E6)`() throws {
    let states = try [FieldState.showing("b", caret: 0), .showing("b", caret: 1)]
    let ranges = [range(0, 1), range(2, 1)]
    #expect(decide("abc", ranges, "", by: FieldRule.digits) == .accept(states))
  }

  @Test func `A checked deletion may be refused, but never of everything (E11, E6)`() {
    let even = TextPredicate("even length") { $0.count.isMultiple(of: 2) }
    let rule = FieldRule([even], deletions: .judged)
    let refused = SeveralRangesDecision.refuse(.refusedByRule("even length"))
    #expect(decide("abcd", [range(0, 1), range(2, 2)], "", by: rule) == refused)
    #expect(decide("abcd", [range(0, 2), range(2, 2)], "", by: rule) == .accept([.empty, .empty]))
  }

  @Test func `A user's own rule is asked about each choice (E11)`() {
    let rule = DelegateRule("nothing in front") { text, _, replacement in
      replacement.isEmpty || replacement.first == text.first
    }
    let refused = SeveralRangesDecision.refuse(.refusedByRule("nothing in front"))
    #expect(decide("ab", [.caret(at: 2)], "a", by: rule).isAccepted)
    #expect(decide("ab", [.caret(at: 1), .caret(at: 0)], "X", by: rule) == refused)
  }

  @Test func `The caret is after the replacement, whichever range it went to (E11)`() throws {
    let ranges = [TextRange(location: 0, length: 1), TextRange(location: 4, length: 1)]
    let edit = SeveralRangesEdit(replacingOneOf: ranges, with: "XY")
    let expected = try SeveralRangesDecision.accept([
      .showing("XYbcdf", caret: 2), .showing("bcdXYf", caret: 5),
    ])
    #expect(FieldRule().decide(edit, on: FieldState("abcdef")) == expected)
    let delegate = DelegateRule("any") { _, _, _ in true }
    #expect(delegate.decide(edit, on: FieldState("abcdef")) == expected)
  }

  @Test func `A choice that a rule would rewrite is refused (E11)`() {
    let refused = SeveralRangesDecision.refuse(.refusedByRule("all or nothing"))
    #expect(decide("ab", [.caret(at: 2)], "c", by: Shouting()) == refused)
    #expect(decide("AB", [.caret(at: 2)], "C", by: Shouting()).isAccepted)
  }
}

/// A rule that rewrites everything in capitals.
private struct Shouting: TextRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    guard let next = try? state.replacing(edit) else { return .refuse(.noRanges) }
    let loud = FieldState(next.text.uppercased())
    return loud == next ? .accept(next) : .rewrite(loud, because: nil)
  }
}

extension SeveralRangesDecision {
  fileprivate var isAccepted: Bool {
    switch self {
    case .accept: true
    case .refuse: false
    }
  }
}
