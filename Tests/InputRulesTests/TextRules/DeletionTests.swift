import InputRules
import Testing

/// E6 and E13: deletions are accepted, or checked without locking anyone in.
@Suite struct DeletionTests {
  static let deletions = [
    Edit.delete(0, 1), .delete(1, 2), .delete(0, 3), .insert("", at: 0), .insert("", at: 3),
  ]

  private func even(_ policy: DeletionPolicy) -> FieldRule {
    FieldRule(
      [TextPredicate("even length") { $0.count.isMultiple(of: 2) }], deletions: policy)
  }

  @Test(arguments: deletions)
  func `The Text Field article's policy accepts every deletion unchecked (E6)`(edit: Edit) throws {
    let state = FieldState("xyz")
    let expected = try state.replacing(edit)
    #expect(FieldRule.digits.decide(edit, on: state) == .accept(expected))
    #expect(even(.always).decide(edit, on: state) == .accept(expected))
  }

  @Test func `A number may lose its digits by deletion, as in the Text Field article (E6)`() {
    let digitFirst = TextPredicate("begins with a digit") { $0.first?.isNumber ?? true }
    let lenient = FieldRule([digitFirst])
    #expect(lenient.apply(.delete(0, 1), to: FieldState("1e5")).text == "e5")
    let strict = FieldRule([digitFirst], deletions: .judged)
    let refused = Decision.refuse(.refusedByRule("begins with a digit"))
    #expect(strict.decide(.delete(0, 1), on: FieldState("1e5")) == refused)
  }

  @Test func `A checked deletion is checked by its result (E6)`() throws {
    let state = FieldState("abcd")
    let refused = Decision.refuse(.refusedByRule("even length"))
    #expect(even(.judged).decide(.delete(3, 1), on: state) == refused)
    #expect(even(.judged).decide(.delete(2, 2), on: state) == .accept(FieldState("ab")))
    let moved = try FieldState.showing("abcd", caret: 1)
    #expect(even(.judged).decide(.insert("", at: 1), on: state) == .accept(moved))
  }

  @Test func `The deletion of everything is accepted whatever the policy (E6, E13)`() {
    let never = TextPredicate("nothing at all") { _ in false }
    for policy in DeletionPolicy.allCases {
      let rule = FieldRule([never], deletions: policy)
      #expect(rule.decide(.delete(0, 2), on: FieldState("ab")) == .accept(.empty))
      #expect(rule.decide(.insert("", at: 0), on: .empty) == .accept(.empty))
    }
  }

  @Test func `Every deletion in an unacceptable text is a way out of it (E6, E13)`() {
    let rule = FieldRule([AllowedCharacters("0123456789")], deletions: .judged)
    #expect(rule.decide(.delete(0, 1), on: FieldState("xyz")) == .accept(FieldState("yz", at: 0)))
    #expect(even(.judged).apply(.delete(2, 1), to: FieldState("abc")) == FieldState("ab"))
  }

  @Test(arguments: DeletionPolicy.allCases, ["1234567", "seven", Tricky.family, "1\u{301}\r\n"])
  func `Backspace alone empties a field that its own rule refuses (E13)`(
    policy: DeletionPolicy, text: String
  ) throws {
    let limit = try MaximumLength(3)
    let rule = FieldRule([AllowedCharacters("0123456789"), limit], deletions: policy)
    var state = FieldState(text)
    for _ in text.utf16 where !state.text.isEmpty {
      state = rule.apply(.delete(state.text.utf16.count - 1, 1), to: state)
    }
    #expect(state == .empty)
  }
}

extension FieldState {
  fileprivate init(_ text: String, at caret: Int) {
    self = (try? FieldState(text: text, selection: .caret(at: caret))) ?? FieldState(text)
  }
}
