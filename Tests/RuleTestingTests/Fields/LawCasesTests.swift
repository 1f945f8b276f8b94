import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// What a law says of a field that answers what it is told to: a case that just breaks it, word for
/// word, beside those that just don't.
@Suite struct LawCasesTests {
  @Test func `A value is what the text says, where the text says one`() {
    let law = FieldLaw.valueIsWhatTheTextSays("It is the text.") { text in
      text == "open" ? .unread { $0 == "1" } : .known(text == "none" ? nil : text) { $0 == text }
    }
    let type = Keystroke.type("1")
    #expect(
      law.broken(.answering { _ in .shows("1", value: nil) }, type)
        == #"expected the value "1", of "1"; found none; #expect(typist.value == "1")"#)
    #expect(
      law.broken(.answering { _ in .shows("none", value: "2") }, type)
        == #"expected the value none, of "none"; found "2"; #expect(typist.value == nil)"#)
    #expect(law.broken(.answering { _ in .shows("1", value: "2") }, type) != nil)
    for (text, value) in [("none", nil), ("1", "1"), ("open", "2"), ("open", nil)] {
      #expect(law.broken(.answering { _ in .shows(text, value: value) }, type) == nil)
    }
    let composing = TestedField.answering { _ in .shows("1", value: "2", isComposing: true) }
    #expect(law.broken(composing, type) == nil)
    let wrong = TestedField.answering { _ in .shows("1", value: "2", isValid: false) }
    #expect(law.broken(wrong, type) == nil)
    // Of a text that isn't read, only the field knows whether it is done.
    for (value, isValid) in [("2", nil), ("2", false), ("1", true), (nil, true)] {
      let open = TestedField.answering { _ in .shows("open", value: value, isValid: isValid) }
      #expect(law.broken(open, type) == nil)
    }
    let right = TestedField.answering { _ in .shows("open", value: "2", isValid: true) }
    #expect(
      law.broken(right, type)
        == #"expected the value none, for the format doesn't read "open"; found "2"; "#
        + "#expect(typist.value == nil)")
  }

  @Test func `A refused edit leaves the value, and others needn't`() {
    let law = FieldLaw.refusedEditsChangeNoValue
    let refuses = TestedField.answering(.shows("", value: "0")) { _ in .shows("", value: "1") }
    #expect(
      law.broken(refuses, .type("1"))
        == #"expected the value "0", as before; found "1"; #expect(typist.value == "0")"#)
    let takes = TestedField.answering(.shows("", value: "0")) { keystroke in
      keystroke == .type("1") ? .shows("1", value: "1") : .shows("1", value: "1")
    }
    #expect(law.broken(takes, .type("1"), .type("2"), .moveCaret(fromEnd: 1)) == nil)
  }

  @Test func `A value is that of a new field into which the text is pasted, if it takes it`() {
    let law = FieldLaw.valueDependsOnlyOnTheText
    func field(_ start: String, typed: FieldReply, pasted: FieldReply) -> TestedField {
      .answering(.shows(start)) { if case .paste = $0 { pasted } else { typed } }
    }
    let (a, b) = (FieldReply.shows("1", value: "a"), FieldReply.shows("1", value: "b"))
    #expect(
      law.broken(field("", typed: a, pasted: b), .type("1"))
        == #"expected the value "b", as pasted whole into a new field; found "a"; "#
        + #"#expect(typist.value == "b")"#)
    let composing = FieldReply.shows("1", value: "a", isComposing: true)
    let others = [
      field("", typed: a, pasted: a), field("", typed: a, pasted: .shows("12", value: "b")),
      field("1", typed: a, pasted: b), field("", typed: composing, pasted: b),
    ]
    for other in others { #expect(law.broken(other, .type("1")) == nil) }
    #expect(law.broken(others[3], .type("1"), .commit) == nil)
    #expect(law.broken(others[0]) == nil)
  }

  @Test func `What is cleared has a new field's value`() {
    let law = FieldLaw.whatIsClearedHasNoValue
    func field(cleared: FieldReply) -> TestedField {
      .answering(.shows("", value: "0")) { $0 == .backspace ? cleared : .shows("1", value: "1") }
    }
    #expect(
      law.broken(field(cleared: .shows("", value: "5")), .type("1"))
        == #"expected the value "0", as in a new field; found "5"; #expect(typist.value == "0")"#)
    #expect(law.broken(field(cleared: .shows("", value: "0")), .type("1")) == nil)
    #expect(law.broken(field(cleared: .shows("1", value: "5")), .type("1")) == nil)
  }

  @Test func `What a platform can't show is told word for word`() {
    func field(_ trouble: FieldTrouble) -> TestedField {
      .answering { _ in FieldReply(state: FieldState("ab"), trouble: trouble) }
    }
    #expect(
      FieldLaw.theTextIsWhole.broken(field(.halfCharacter([0x61, 0xD83D])), .type("a"))
        == "expected whole characters; found the units 0x61 0xD83D; "
        + "// the text has half a surrogate pair")
    let outside = field(.caretOutside(.caret(at: 9), length: 2))
    #expect(
      FieldLaw.theCaretStaysInside.broken(outside, .type("a"))?
        .hasPrefix("expected a caret from 0 to 2; found ") == true)
    let settles = field(.neverSettles(["a", "b"]))
    #expect(
      FieldLaw.changesSettle.broken(settles, .type("a"))
        == #"expected a text that stays; found "a", then "b" and so on; "#
        + "#expect(typist.steps.last?.answer?.trouble == nil)")
    for law in [FieldLaw.theTextIsWhole, .theCaretStaysInside, .changesSettle] {
      #expect(law.broken(field(.noAnswer("late")), .type("a")) == nil)
    }
  }

  /// A field whose calls are counted, over all that begin.
  private func counted(_ answer: @escaping (Int) -> String) -> TestedField {
    var calls = 0
    return .answering { _ in
      defer { calls += 1 }
      return .shows(answer(calls))
    }
  }

  @Test func `Asked again, and done again, the answer is the same`() {
    let law = FieldLaw.answersDependOnlyOnTheEdit
    let words = "expected at the last step the same answer as for another such field, "
    let end = "// a field before this one answered otherwise"
    let again = counted { ["1", "", "x"][$0] }
    #expect(law.broken(again, .type("1")) == words + #"accepted, "1"; found refused; "# + end)
    let third = counted { ["1", "1", "x"][$0] }
    #expect(
      law.broken(third, .type("1")) == words + #"accepted, "1"; found rewritten to "x"; "# + end)
    #expect(law.broken(counted { _ in "1" }, .type("1"), .selectAll, .type("2")) == nil)
  }

  @Test func `A deletion takes something away, or a sign in a field that rewrites`() {
    let law = FieldLaw.deletionsPass
    func delegate(_ isAllowed: Bool) -> TestedField {
      TestedField.delegate("any") { $2.isEmpty ? isAllowed : true }
    }
    #expect(
      law.broken(delegate(false), .paste("ab"), .backspace)
        == #"expected it to show "a"; found "ab"; #expect(typist.text == "a")"#)
    #expect(law.broken(delegate(true), .paste("ab"), .backspace) == nil)
    let nothing = Keystroke.replace(location: 0, length: 0, with: "")
    #expect(law.broken(delegate(false), .paste("ab"), nothing) == nil)
    for (text, isBroken) in [("a", true), ("1", true), ("-", false), ("-1", true)] {
      let keeps = TestedField.formatter("keeps") { $2.isEmpty ? ($0, 0) : ($2, $2.utf16.count) }
      #expect((law.broken(keeps, .paste(text), .selectAll, .cut) != nil) == isBroken)
      let changes = TestedField.formatter("x") { $2.isEmpty ? ("x", 0) : ($2, $2.utf16.count) }
      #expect(law.broken(changes, .paste(text), .selectAll, .cut) == nil)
    }
  }

  @Test func `Of a long text, the end is deleted by some presses`() {
    let law = FieldLaw.backspaceEmpties
    func presses(_ count: Int) -> Int {
      var typist = Typist(at: .delegate("any") { _, _, _ in true })
      try? law.check(&typist, [.paste(String(repeating: "a", count: count))])
      return typist.steps.count { $0.keystroke == .backspace }
    }
    // 812 + 811 + … + 788 = 20,000, and of 900 it takes fewer than 24 presses.
    #expect([30, 812, 900, 2_000].map(presses) == [30, 25, 24, 24])
    let stays = TestedField.delegate("stays") { !$2.isEmpty || $1.location < 1_999 }
    let long = Keystroke.paste(String(repeating: "a", count: 2_000))
    #expect(
      law.broken(stays, long)
        == #"expected an empty field; found 2000 times "a"; #expect(typist.text.isEmpty)"#)
    // A press that shows a longer form each time takes nothing away.
    let grows = TestedField.formatter("grows") { ($0 + $2 + "a", $0.utf16.count + 1) }
    #expect(law.broken(grows, long) != nil)
  }

  @Test func `A step without an answer breaks each law, whatever the law says`() {
    let silent = TestedField.answering { _ in
      FieldReply(state: FieldState("a"), trouble: .noAnswer("late"))
    }
    for law in [FieldLaw.backspaceEmpties, .everyEditIsAnswered] {
      let claim = law.claim(about: silent, Alphabet())
      let found = Run.check(claim, RunSettings(cases: 9, shrinkLimit: 0)).counterexample
      #expect(found?.message.hasPrefix("found late; expected an answer") == true)
    }
  }

  @Test func `Only a text that changes breaks what may stand`() {
    let start = TestedField.delegate("any") { _, _, _ in true }.beginning(with: "abc")
    let laws = [
      FieldLaw.staysWithinTheLimit(3, .characters, Alphabet()),
      .onlyAllowedCharactersStand(["a", "b", "c"]),
      .whatStandsIsAllowed("Short.") { $0 == "ab" },
    ]
    for law in laws {
      #expect(law.broken(start, .type("x")) != nil)
      #expect(law.broken(start, .moveCaret(fromEnd: 1), .moveCaret(fromEnd: 0)) == nil)
      #expect(law.broken(start, .backspace, .type("c"), .selectAll, .cut) == nil)
    }
    #expect(
      laws[0].broken(start, .type("x"))
        == "expected at most 3 characters; found 4; #expect(typist.text.count <= 3)")
    #expect(
      laws[1].broken(start, .type("x"))
        == #"expected no other character; found "x"; #expect(!typist.text.contains("x"))"#)
    #expect(
      laws[2].broken(start, .type("x"))
        == #"expected Short.; found "abcx"; #expect(typist.text != "abcx")"#)
    let odd = TestedField.delegate("any") { _, _, _ in true }.beginning(with: "---")
    for law in laws.dropFirst() {
      #expect(law.broken(odd, .moveCaret(fromEnd: 1), .backspace) != nil)
      #expect(law.broken(odd, .selectAll, .cut, .paste("---"), .moveCaret(fromEnd: 2)) == nil)
    }
  }
}

extension FieldLaw {
  /// How a field breaks the law after some keystrokes, word for word; nil if it doesn't.
  func broken(_ field: TestedField, _ keystrokes: Keystroke...) -> String? {
    var typist = Typist(at: field)
    do {
      try check(&typist, keystrokes)
      return nil
    } catch let broken as BrokenLaw {
      return "expected \(broken.expected); found \(broken.found); \(broken.expectation)"
    } catch {
      return "\(error)"
    }
  }
}

extension TestedField {
  /// A field that answers each keystroke with what it is told to; one that composes.
  static func answering(
    _ start: FieldReply = .shows(""), _ answer: @escaping (Keystroke) -> FieldReply
  ) -> TestedField {
    TestedField("answers", placesCaret: true, rewrites: true) {
      var field = LiveField { _, state in FieldReply(state: state) }
      field.start = start
      field.press = { keystroke, _, _ in answer(keystroke) }
      return field
    }
  }
}

extension FieldReply {
  /// A text with the caret at its end.
  static func shows(
    _ text: String, value: String? = nil, isComposing: Bool = false, isValid: Bool? = nil
  ) -> FieldReply {
    FieldReply(
      state: FieldState(text), value: value, isComposing: isComposing, isValid: isValid)
  }
}
