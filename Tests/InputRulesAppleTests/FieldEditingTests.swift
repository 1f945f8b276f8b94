import Foundation
import InputRules
import InputRulesUIKit
import ReadyFields
import Testing

@Suite struct FieldEditingTests {
  private let digits = FieldRule.digits

  @Test func `A field shows the text that its rule has rewritten`() throws {
    var editing = FieldEditing(NumberField(), locale: Locale(identifier: "en"))
    let answer = editing.answer(to: insertion("4", at: 3), in: FieldState("123"))
    #expect(answer == .show(FieldState("1,234"), because: nil))
    #expect(answer.newState?.text == "1,234" && !answer.isRefused)
  }

  @Test func `Amount and number fields without a locale use the interface's locale`() throws {
    let german = Locale(identifier: "de_DE")
    var editing = FieldEditing(AmountField.amount(.eur), locale: german)
    let shown = FieldState("1\u{A0}\u{20AC}")
    let next = editing.answer(to: insertion("234,5", at: 1), in: shown).newState
    #expect(next?.text == "1.234,5\u{A0}\u{20AC}")
    let value = AmountField.amount(.eur).localized(to: german).value(of: next?.text ?? "")
    #expect(value == ExactNumber("1234.5"))
    editing.rule = NumberField()
    #expect(
      editing.answer(to: insertion("4", at: 3), in: FieldState("123")).newState?.text == "1.234")
    editing.rule = try AmountField.amount(.eur, locale: "en")
    #expect(editing.answer(to: insertion("5", at: 2), in: FieldState("\u{20AC}1")) == .proceed)
  }

  @Test func `A field reports a reason for dropped text, but not for reformatted text`() throws {
    var patterned = FieldEditing(PatternField(try Pattern("(**) **")))
    let answer = patterned.answer(to: insertion("12-3", at: 0), in: .empty)
    #expect(answer == .show(FieldState("(12) 3"), because: nil))
    let long = patterned.answer(to: insertion("123456", at: 0), in: .empty)
    #expect(long.newState?.text == "(12) 34" && long.reason != nil)
    let back = Edit(replacing: TextRange(location: 1, length: 1), with: "")
    let caret = try FieldState(text: "1,234", selection: .caret(at: 2))
    var numbers = FieldEditing(NumberField(), locale: Locale(identifier: "en"))
    let deletion = numbers.answer(to: back, in: caret)
    #expect(deletion.newState?.text == "234" && deletion.reason == nil)
  }

  @Test func `A field replaces typographic dashes with plain dashes`() {
    var editing = FieldEditing(FieldRule(), normalization: .dashes)
    let answer = editing.answer(to: insertion("\u{2014}", at: 0), in: .empty)
    #expect(answer == .show(FieldState("--"), because: nil))
    let several = SeveralRangesEdit(
      replacingOneOf: [.caret(at: 0), TextRange(location: 1, length: 1)], with: "\u{2014}")
    #expect(editing.answer(to: several, in: FieldState("ab")).newState?.text == "--a")
  }

  @Test func `A field refuses an edit of several ranges unless every range accepts it`() {
    var editing = FieldEditing(digits)
    let both = [TextRange(location: 0, length: 1), TextRange(location: 2, length: 1)]
    let state = FieldState("123")
    let good = SeveralRangesEdit(replacingOneOf: both, with: "45")
    #expect(editing.answer(to: good, in: state) == .proceed)
    let long = SeveralRangesEdit(replacingOneOf: both, with: "456")
    #expect(editing.answer(to: long, in: state).isRefused)
    let none = SeveralRangesEdit(replacingOneOf: [], with: "4")
    #expect(editing.answer(to: none, in: state) == .refuse(.noRanges))
    let same = SeveralRangesEdit(replacingOneOf: [both[0], both[0]], with: "4")
    #expect(editing.answer(to: same, in: state) == .refuse(.rangesOverlap))
  }

  @Test func `A field accepts the space before an automatic fill-in and then removes it`() {
    let keyboard = FieldKeyboard(language: "en-US", fillsIn: true)
    var editing = FieldEditing(digits)
    let space = insertion(" ", at: 0)
    #expect(editing.answer(to: space, in: .empty, from: keyboard) == .proceed)
    #expect(editing.answer(to: insertion("123 ", at: 0), in: .empty, from: keyboard) == .proceed)
    #expect(
      editing.changed(to: FieldState("123 ")).newState == FieldState("123"))
    #expect(editing.answer(to: space, in: FieldState("123"), from: keyboard) == .proceed)
    #expect(
      editing.changed(to: FieldState(" 123")).newState?.text == "123")
    let letter = insertion("x", at: 0)
    #expect(editing.answer(to: letter, in: .empty, from: keyboard) == .refuse(.notAllowed("x")))
    #expect(editing.answer(to: space, in: .empty) == .refuse(.notAllowed(" ")))
  }

  /// This covers all kinds of rules, texts of up to three characters, all ranges, and eight
  /// insertions.
  @Test func `A field that follows the answers shows the same text as a session`() throws {
    let pattern = PatternField(try Pattern("**-**"))
    let rules: [any TextRule] = [digits, FieldRule.vowels, NumberField(), pattern]
    for rule in rules {
      for text in texts(of: ["1", "a", "😀"], upTo: 3) {
        let length = text.utf16.count
        for range in ranges(upTo: length) {
          for insertion in ["", "2", "e", " ", "  ", "12345", "1-", " 1a "] {
            let edit = Edit(replacing: range, with: insertion)
            let isSuggested = insertion.count > 2 || insertion == "1-"
            var editing = FieldEditing(rule)
            var session = FieldSession(rule, showing: FieldState(text))
            let outcome = session.perform(isSuggested ? .suggest(edit) : .replace(edit))
            let answer = editing.answer(to: edit, in: FieldState(text))
            #expect(answer.isRefused == outcome.effect.isRefused)
            let followed =
              try answer == .proceed
              ? FieldState(text).replacing(edit) : answer.newState ?? FieldState(text)
            #expect(followed == outcome.state, "\(rule), \(edit) of \(text)")
          }
        }
      }
    }
  }
}

func insertion(_ text: String, at offset: Int) -> Edit {
  Edit(replacing: .caret(at: offset), with: text)
}

func texts(of characters: [String], upTo count: Int) -> [String] {
  if count == 0 { return [""] }
  let shorter = texts(of: characters, upTo: count - 1)
  let longest = shorter.filter { $0.count == count - 1 }
  return shorter + longest.flatMap { text in characters.map { text + $0 } }
}

/// All ranges of a text with `length` UTF-16 units.
func ranges(upTo length: Int) -> [TextRange] {
  (0...length).flatMap { start in
    (start...length).map { TextRange(location: start, length: $0 - start) }
  }
}
