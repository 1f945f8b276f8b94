import InputRules
import Testing

/// T1: near a limit, an edit only counts around itself; this gives what counting the text gives.
@Suite struct CountedTextTests {
  /// What joins its neighbours, and what joins some of them.
  static let pieces = [
    "a", " ", "\r", "\n", "\u{E9}", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F468}",
    "\u{1F469}", "\u{1F3FD}", "\u{1F1E8}", "\u{1F1E6}", "\u{6F22}", "\u{304B}", "\u{3099}",
    "\u{915}", "\u{94D}", "\u{937}", "\u{D55C}", "\u{11A8}", "\u{1100}", "\u{1161}", "\u{2764}",
    "\u{E0020}", "\u{600}", "\u{200C}", "\u{E01}", "\u{E31}", "\u{1B44}", "\u{903}",
  ]

  @Test func `Edits one after another are decided as each of a new text is (T1)`() throws {
    var random = SplitMix(state: 1)
    for round in 0..<300 {
      let start = random.text(of: Self.pieces, upTo: 40)
      let limit = try MaximumLength(max(0, start.count - 3 + random.number(below: 6)))
      let rule = FieldRule([limit], insertion: [.whole, .truncated][round % 2])
      var state = FieldState(start)
      for _ in 0..<12 {
        let units = state.text.utf16.count
        let place = random.number(below: units + 1)
        let length = random.number(below: min(4, units - place) + 1)
        let edit = Edit(
          replacing: TextRange(location: place, length: length),
          with: random.text(of: Self.pieces, upTo: 3))
        let decision = rule.decide(edit, on: state)
        try #require(
          decision == rule.decide(edit, on: FieldState(state.text)),
          "\(edit) in \(state.text.escaped), at most \(limit.limit)")
        state = decision.newState ?? state
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `A letter among flags pairs the others anew (T1)`(place: Int) throws {
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

  @Test func `A history keeps count (T1)`() throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    var session = FieldSession(FieldRule([try MaximumLength(3)]))
    for _ in 0..<3 { session.perform(.paste(family)) }
    #expect(session.perform(.type("a")).effect.isRefused)
    session.perform(.undo)
    #expect(session.perform(.type("a")).effect == .done)
    #expect(session.perform(.type("b")).effect.isRefused)
    session.perform(.undo)
    session.perform(.redo)
    #expect(session.perform(.type("b")).effect.isRefused)
    session.perform(.deleteBackward(.character))
    #expect(session.perform(.paste(family)).effect == .done)
    #expect(session.state.text.count == 3)
  }
}
