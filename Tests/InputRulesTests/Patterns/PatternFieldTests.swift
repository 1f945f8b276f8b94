import InputRules
import Testing

/// What the README and the page about patterns show.
@Suite struct PatternFieldTests {
  private let phone: PatternField

  init() throws { phone = PatternField(try Pattern("+7 (***) ***-**-**")) }

  @Test func `A phone number is typed and mended`() throws {
    var session = FieldSession(phone)
    #expect(try session.perform(.paste("9161234")).state == state("+7 (916) 123-4", 14))
    session.perform(.select(.caret(at: 9)))
    for caret in [8, 7] {
      session.perform(.deleteBackward(.character))
      #expect(try session.state == state("+7 (916) 123-4", caret))
    }
    session.perform(.deleteBackward(.character))
    #expect(try session.state == state("+7 (911) 234", 6))
    #expect(session.perform(.type("x")).effect == .refused(.notFormatted(.fitsNoSlot)))
    session.perform(.undo)
    #expect(try session.state == state("+7 (916) 123-4", 7))
  }

  @Test func `What was formatted stays`() {
    #expect(phone.formatted("9161234567") == "+7 (916) 123-45-67")
    #expect(phone.formatted("+7 (916) 123-45-67") == "+7 (916) 123-45-67")
    #expect(phone.content(of: "+7 (916) 123") == "916123")
    #expect(phone.finalObjection(to: "+7 (916)") == .notFormatted(.incomplete))
    #expect(phone.finalObjection(to: "") == nil)
  }

  @Test func `A plate folds its letters and has a tail`() throws {
    let letters = PatternSlot(.set(Set("ABEKMHOPCTYX".unicodeScalars)), letterCase: .upper)
    let notation = PatternNotation(["A": letters, "0": .digit])
    let plate = PatternField(try Pattern("A000AA 00[0]", in: notation))
    #expect(plate.formatted("a123bc77") == "A123BC 77")
    #expect(plate.isComplete("A123BC 77"))
    #expect(try plate.pattern.text(in: notation) == "A000AA 00[0]")
  }

  @Test func `A text that is no pattern is refused in a sentence`() {
    let error = #expect(throws: PatternError.self) { try Pattern("***-[**") }
    #expect(
      error?.description
        == "the bracket at offset 4 has no partner of its own; pair it, or escape it"
    )
  }

  @Test func `A placeholder shows all of the pattern`() throws {
    var policies = PatternPolicies.standard
    policies.placeholder = "_"
    let date = PatternField(try Pattern("**/**/****"), policies)
    let typed = date.apply(Edit(replacing: .caret(at: 0), with: "3112"), to: .empty)
    #expect(try typed == state("31/12/____", 5))
    let all = TextRange(location: 0, length: 10)
    #expect(date.apply(Edit(replacing: all, with: ""), to: typed) == .empty)
  }

  /// Where the *Formatting* article's loop loses the last digit and moves the caret to the end,
  /// ours refuses.
  @Test func `A digit too many is refused`() throws {
    let social = PatternField(try Pattern("***-**-****"))
    let edit = Edit(replacing: .caret(at: 0), with: "9")
    #expect(social.decide(edit, on: FieldState("123-45-6789")) == .refuse(.notFormatted(.full)))
  }

  /// The tail that finds no slot is as good as none (F5.2).
  @Test(arguments: [
    ("*-", "1|", "2-|"), ("*7", "1|", "27|"), ("**-", "12-|", "34-|"),
  ]) func `Eager literals follow an insertion that pushes the whole tail out`(
    pattern: String, digits: String, shown: String
  ) throws {
    var policies = PatternPolicies.eager
    policies.overflow = .lastGoes
    let field = PatternField(try Pattern(pattern), policies)
    let old = FieldState(String(digits.dropLast()))
    let inserted = shown.filter { $0 != "-" && $0 != "|" }.prefix(
      pattern.filter { $0 == "*" }.count)
    let edit = Edit(replacing: .caret(at: 0), with: String(inserted))
    let new = field.apply(edit, to: old)
    #expect(new.text + "|" == shown && new.selection.location == new.text.utf16.count)
  }

  /// Else what was typed would stand for an empty slot (F5.11).
  @Test func `No slot takes what it would show as the placeholder`() throws {
    var policies = PatternPolicies()
    policies.placeholder = "A"
    let slot = PatternSlot(.letter, letterCase: .upper)
    let field = PatternField(Pattern([.slot(slot)]), policies)
    for letter in ["a", "A"] {
      let edit = Edit(replacing: .caret(at: 0), with: letter)
      #expect(field.decide(edit, on: .empty) == .refuse(.notFormatted(.fitsNoSlot)))
    }
    #expect(field.apply(Edit(replacing: .caret(at: 0), with: "b"), to: .empty).text == "B")
  }

  private func state(_ text: String, _ caret: Int) throws -> FieldState {
    try FieldState(text: text, selection: .caret(at: caret))
  }
}
