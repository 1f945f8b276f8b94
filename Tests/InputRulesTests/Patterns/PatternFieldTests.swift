import InputRules
import Testing

/// What the README and the page about patterns show.
@Suite struct PatternFieldTests {
  private let phone: PatternField

  init() throws { phone = PatternField(try Pattern("+7 (***) ***-**-**")) }

  @Test func aPhoneNumberIsTypedAndMended() throws {
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

  @Test func whatWasFormattedStays() {
    #expect(phone.formatted("9161234567") == "+7 (916) 123-45-67")
    #expect(phone.formatted("+7 (916) 123-45-67") == "+7 (916) 123-45-67")
    #expect(phone.content(of: "+7 (916) 123") == "916123")
    #expect(phone.finalObjection(to: "+7 (916)") == .notFormatted(.incomplete))
    #expect(phone.finalObjection(to: "") == nil)
  }

  @Test func aPlateFoldsItsLettersAndHasATail() throws {
    let letters = PatternSlot(.set(Set("ABEKMHOPCTYX".unicodeScalars)), letterCase: .upper)
    let notation = PatternNotation(["A": letters, "0": .digit])
    let plate = PatternField(try Pattern("A000AA 00[0]", in: notation))
    #expect(plate.formatted("a123bc77") == "A123BC 77")
    #expect(plate.isComplete("A123BC 77"))
    #expect(try plate.pattern.text(in: notation) == "A000AA 00[0]")
  }

  @Test func aTextThatIsNoPatternIsRefusedInASentence() {
    let error = #expect(throws: PatternError.self) { try Pattern("***-[**") }
    #expect(
      error?.description
        == "the bracket at offset 4 has no partner of its own; pair it, or escape it"
    )
  }

  @Test func aPlaceholderShowsAllOfThePattern() throws {
    var policies = PatternPolicies.standard
    policies.placeholder = "_"
    let date = PatternField(try Pattern("**/**/****"), policies)
    let typed = date.apply(Edit(replacing: .caret(at: 0), with: "3112"), to: .empty)
    #expect(try typed == state("31/12/____", 5))
    let all = TextRange(location: 0, length: 10)
    #expect(date.apply(Edit(replacing: all, with: ""), to: typed) == .empty)
  }

  /// Where the article's loop loses the last digit and sends the caret to the end, ours do neither.
  @Test func theArticlesLoopIsAPreset() throws {
    let social = try Pattern("***-**-****", in: PatternNotation("*", PatternSlot(.anyDigit)))
    let edit = Edit(replacing: .caret(at: 0), with: "9")
    let full = FieldState("123-45-6789")
    #expect(try PatternField(social, .seed).apply(edit, to: full) == state("912-34-5678", 11))
    #expect(PatternField(social).decide(edit, on: full) == .refuse(.notFormatted(.full)))
  }

  /// Nobody is locked in by any preset but the article's loop, which takes its own 7 for content.
  @Test(
    arguments: [
      .standard, .maskito, .imask, .imaskEager, .inputMask, .inputMaskAutocomplete, .anyFormatKit,
    ] as [PatternPolicies], ["+7 (***) ***-**-**", "((**))", "77 **", "*7*", "**-**", "$*"])
  func backspacesEmptyTheField(policies: PatternPolicies, pattern: String) throws {
    let field = PatternField(try Pattern(pattern), policies)
    var session = FieldSession(field, showing: FieldState(field.formatted("1234567890")))
    for _ in 0..<2 * pattern.utf8.count { session.perform(.deleteBackward(.scalar)) }
    #expect(session.state == .empty)
  }

  @Test func theArticlesLoopTakesItsOwnDigitForContent() throws {
    var session = FieldSession(PatternField(phone.pattern, .seed), showing: FieldState("+7 (123"))
    for _ in 0..<40 { session.perform(.deleteBackward(.scalar)) }
    #expect(session.state.text == "+7 (777")
  }

  private func state(_ text: String, _ caret: Int) throws -> FieldState {
    try FieldState(text: text, selection: .caret(at: caret))
  }
}
