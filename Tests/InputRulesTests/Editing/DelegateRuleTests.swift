import InputRules
import Testing

/// An app's own delegate as a rule (T8), and a delegate's edit as an action (E9.3, E9.4).
@Suite struct DelegateRuleTests {
  @Test func `A delegate's refusal contains the name of the rule (T8)`() {
    let rule = DelegateRule("append only") { text, range, replacement in
      range == .caret(at: text.utf16.count) && !replacement.isEmpty
    }
    let state = FieldState("ab")
    #expect(rule.decide(.delete(1, 1), on: state) == .refuse(.refusedByRule("append only")))
    #expect(rule.apply(.delete(1, 1), to: state) == state)
    #expect(rule.apply(.insert("c", at: 2), to: state) == FieldState("abc"))
  }

  @Test(arguments: [TextRange.notFound, .caret(at: 4), TextRange(location: 1, length: .max)])
  func `A delegate is never asked about a range outside the text (T8, E4)`(range: TextRange) {
    let rule = DelegateRule("asked") { _, range, _ in
      Issue.record("asked about \(range)")
      return true
    }
    let decision = rule.decide(Edit(replacing: range, with: "x"), on: FieldState("abc"))
    #expect(decision == .refuse(.rangeOutsideText(range, length: 3)))
  }

  @Test func `A delegate receives the text, the widened range and the replacement (T8, E5)`() {
    let rule = DelegateRule("looks") { text, range, replacement in
      text.hasSameUnits(as: "a\u{1F600}") && range == TextRange(location: 1, length: 2)
        && replacement.hasSameUnits(as: "e\u{301}")
    }
    let decision = rule.decide(.replace(2, 1, by: "e\u{301}"), on: FieldState("a\u{1F600}"))
    #expect(decision == .accept(FieldState("ae\u{301}")))
  }

  @Test func `An edit that a key could cause becomes that key's action (E9.3, E9.4)`() throws {
    let state = try FieldState.showing("ae\u{301}bc", caret: 3)
    let keys: [(Edit, Action)] = [
      (.insert("x", at: 3), .type("x")), (.insert(Tricky.family, at: 3), .type(Tricky.family)),
      (.delete(1, 2), .deleteBackward(.character)), (.delete(2, 1), .deleteBackward(.scalar)),
      (.delete(3, 1), .deleteForward(.character)),
    ]
    for (edit, key) in keys { #expect(Action.asked(edit, in: state) == key) }
    let others = [
      Edit.insert("xy", at: 3), .insert("x", at: 0), .delete(0, 1), .delete(9, 1),
    ]
    for edit in others { #expect(Action.asked(edit, in: state) == .replace(edit)) }
    let selected = try FieldState(text: "abc", selection: TextRange(location: 1, length: 2))
    #expect(Action.asked(.delete(1, 2), in: selected) == .deleteBackward(.character))
    let mark = TextRange(location: 0, length: 2)
    let composed = try FieldState(text: "ab", selection: .caret(at: 2), marked: mark)
    for edit in [Edit.insert("c", at: 2), .delete(1, 1)] {
      #expect(Action.asked(edit, in: composed) == .replace(edit))
    }
  }

  @Test(arguments: ["a", "", "e\u{301}", "xy", "\u{1F600}"])
  func `The action for an edit has the same effect as the edit (E9.3)`(replacement: String)
    throws
  {
    for caret in [0, 1, 2, 4, 5] {
      let state = try FieldState.showing("e\u{301}\u{1F600}b", caret: caret)
      for location in 0...5 {
        for length in 0...(5 - location) {
          let edit = Edit.replace(location, length, by: replacement)
          var (asked, edited) = (
            FieldSession(FieldRule(), showing: state), FieldSession(FieldRule(), showing: state)
          )
          let outcome = asked.perform(.asked(edit, in: state))
          #expect(outcome.state == edited.perform(.replace(edit)).state)
        }
      }
    }
  }
}
