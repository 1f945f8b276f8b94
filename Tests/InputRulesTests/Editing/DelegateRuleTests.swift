import InputRules
import Testing

/// T8: an app's own delegate as a rule.
@Suite struct DelegateRuleTests {
  /// The *Text Field* article's delegate of its first field, word for word except for `NSString`.
  static let vowels = DelegateRule("vowels") { text, range, replacement in
    if replacement.isEmpty { return true }
    let units = Array(text.utf16)
    let head = units[..<range.location]
    let tail = units[(range.location + range.length)...]
    let prospective = String(decoding: head + replacement.utf16 + tail, as: UTF16.self)
    return prospective.unicodeScalars.allSatisfy { "aeiouAEIOU".unicodeScalars.contains($0) }
      && prospective.count <= 6
  }

  static let edits = [
    Edit.insert("e", at: 0), .insert("e", at: 2), .insert("x", at: 1), .insert("eioue", at: 1),
    .replace(0, 2, by: "O"), .replace(0, 2, by: "OUaeio"), .replace(0, 2, by: "OUaeioU"),
    .delete(0, 1), .delete(0, 2), .insert("", at: 1), .insert("e\u{301}", at: 2),
    .insert("\u{1F600}", at: 2), .insert("a", at: 3), .insert("a", at: .max),
  ]

  @Test(arguments: edits)
  func `The Text Field article's delegate decides like the preset (T8, T7)`(edit: Edit) {
    let state = FieldState("ai")
    let decision = Self.vowels.decide(edit, on: state)
    #expect(decision.newState == FieldRule.vowels.decide(edit, on: state).newState)
  }

  @Test func `A refusal of the closure has its name (T8)`() {
    let decision = Self.vowels.decide(.insert("x", at: 0), on: .empty)
    #expect(decision == .refuse(.refusedByRule("vowels")))
  }

  @Test(arguments: BadRangeTests.bad)
  func `A closure is never asked about a range outside the text (T8, E4)`(range: TextRange) {
    let rule = DelegateRule("asked") { _, range, _ in
      Issue.record("asked about \(range)")
      return true
    }
    for replacement in ["", "x"] {
      let decision = rule.decide(Edit(replacing: range, with: replacement), on: FieldState("abc"))
      #expect(decision == .refuse(.rangeOutsideText(range, length: 3)))
    }
  }

  @Test func `A closure sees the text, the widened range, and the replacement (T8, E5)`() {
    let rule = DelegateRule("looks") { text, range, replacement in
      text.hasSameUnits(as: "a\u{1F600}") && range == TextRange(location: 1, length: 2)
        && replacement.hasSameUnits(as: "e\u{301}")
    }
    let decision = rule.decide(.replace(2, 1, by: "e\u{301}"), on: FieldState("a\u{1F600}"))
    #expect(decision == .accept(FieldState("ae\u{301}")))
  }

  @Test func `A closure is asked about deletions, and may refuse one (T8)`() {
    let rule = DelegateRule("append only") { text, range, replacement in
      range == .caret(at: text.utf16.count) && !replacement.isEmpty
    }
    let state = FieldState("ab")
    #expect(rule.decide(.delete(1, 1), on: state) == .refuse(.refusedByRule("append only")))
    #expect(rule.apply(.delete(1, 1), to: state) == state)
    #expect(rule.apply(.insert("c", at: 2), to: state) == FieldState("abc"))
  }
}
