import InputRules
import InputRulesModel
import Testing

/// F2.2 to F2.4, F5.6: a pattern of many elements is asked about each kind of them, and not about
/// each element; the model asks each.
@Suite struct LongPatternTests {
  static let elements: [PatternElement] = [
    .slot(PatternSlot(.digit, occurrence: .optional)),
    .slot(PatternSlot(.letter, letterCase: .upper, occurrence: .optional)),
    .slot(PatternSlot(.set(["7", "é", "x"]), occurrence: .optional)),
    .slot(PatternSlot(.anyExcept(["1", "x", "-"]), occurrence: .optional)),
    .literal("-"), .literal("7"), .literal("é", inValue: true), .slot(.digit),
    .slot(PatternSlot(.digit, occurrence: .repeating)),
  ]
  static let pieces = ["1", "7", "x", "é", "É", "-", "_", "?", "漢", "🇨"]

  @Test(arguments: PatternPolicies.Overflow.allCases)
  func `Edits of long patterns are decided as the model decides them (F4.1, F5.6)`(
    overflow: PatternPolicies.Overflow
  ) throws {
    var random = SplitMix(state: 1)
    var accepted = 0
    for _ in 0..<300 {
      let pattern = random.pattern()
      var policies = PatternPolicies()
      policies.overflow = overflow
      policies.placeholder = random.element(of: [nil, nil, "_"])
      policies.literals = random.element(of: [.lazy, .eager])
      policies.junk = random.element(of: [.refused, .dropped])
      let (field, model) = (
        PatternField(pattern, policies), ModelPatternField(pattern, policies)
      )
      let text = field.formatted(random.text(of: Self.pieces, upTo: 30))
      let length = text.utf16.count
      let edit = Edit(
        replacing: .caret(at: random.number(below: length + 1)),
        with: random.text(of: Self.pieces, upTo: 12))
      let state = FieldState(random.element(of: [text, random.text(of: Self.pieces, upTo: 30)]))
      guard edit.range.location <= state.text.utf16.count else { continue }
      let decision = field.decide(edit, on: state)
      try #require(decision == model.decide(edit, on: state), "\(edit) of \(state), \(pattern)")
      if decision.newState != nil { accepted += 1 }
    }
    #expect(accepted > 50)
  }
}

extension SplitMix {
  /// A pattern with stretches of elements of one kind, longer than what is looked at one by one.
  fileprivate mutating func pattern() -> Pattern {
    let elements = LongPatternTests.elements
    let stretches = (0..<4).map { _ in
      let kinds = [element(of: Array(elements.dropLast())), element(of: Array(elements.prefix(6)))]
      return (0..<number(below: 14)).map { _ in element(of: kinds) }
    }
    return Pattern(Array(stretches.joined()) + [element(of: elements)])
  }
}
