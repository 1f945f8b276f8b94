import InputRules
import Testing

/// What the README and the page about patterns show (chapter F).
@Suite struct PatternFieldTests {
  private let phone: PatternField

  init() throws { phone = PatternField(try Pattern("+7 (***) ***-**-**")) }

  @Test func `A phone number is typed, corrected and undone`() throws {
    var session = FieldSession(phone)
    #expect(try session.perform(.paste("9161234")).state == .showing("+7 (916) 123-4", caret: 14))
    session.perform(.select(.caret(at: 9)))
    for caret in [8, 7] {
      session.perform(.deleteBackward(.character))
      #expect(try session.state == .showing("+7 (916) 123-4", caret: caret))
    }
    session.perform(.deleteBackward(.character))
    #expect(try session.state == .showing("+7 (911) 234", caret: 6))
    #expect(session.perform(.type("x")).effect == .refused(.notFormatted(.fitsNoSlot)))
    session.perform(.undo)
    #expect(try session.state == .showing("+7 (916) 123-4", caret: 7))
  }

  @Test func `A formatted text keeps its form and content`() {
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
    #expect(plate.formatted("a123bc77") == "A123BC 77" && plate.isComplete("A123BC 77"))
    #expect(try plate.pattern.text(in: notation) == "A000AA 00[0]")
  }

  @Test(arguments: [
    ("***-[**", PatternError.unpairedBracket(offset: 4)), ("*\\", .nothingEscaped(offset: 1)),
    ("[*]*", .afterTail(offset: 3)),
  ])
  func `A malformed pattern is refused at its offset`(text: String, error: PatternError) {
    #expect(throws: error) { try Pattern(text) }
    #expect("\(error)".contains("; "))
  }

  @Test func `A literal of the value is part of the value (F1.1, F3.3)`() {
    let field = PatternField(
      Pattern([
        .slot(.digit), .literal("-", inValue: true),
        .slot(PatternSlot(.digit, occurrence: .optional)),
      ]))
    #expect(field.value(of: "1-2") == "1-2" && field.content(of: "1-2") == "12")
    #expect(field.isComplete("1-") && !field.isComplete("1"))
  }

  @Test func `A placeholder shows all of the pattern, and is never content (F5.11)`() throws {
    var policies = PatternPolicies.standard
    policies.placeholder = "_"
    let date = PatternField(try Pattern("**/**/****"), policies)
    let typed = date.apply(.insert("3112", at: 0), to: .empty)
    #expect(try typed == .showing("31/12/____", caret: 5))
    #expect(date.apply(.delete(0, 10), to: typed) == .empty)
    policies.placeholder = "A"
    let slot = PatternSlot(.letter, letterCase: .upper)
    let letter = PatternField(Pattern([.slot(slot)]), policies)
    let refusal = Decision.refuse(.notFormatted(.fitsNoSlot))
    #expect(letter.decide(.insert("a", at: 0), on: .empty) == refusal)
    #expect(letter.apply(.insert("b", at: 0), to: .empty).text == "B")
  }

  @Test(arguments: [
    (PatternPolicies.Overflow.newestGoes, "12|34"), (.lastGoes, "129|3"), (.nextGoes, "129|4"),
    (.refused, "12|34"),
  ])
  func `One digit too many is refused, or pushes out another one (F5.7)`(
    overflow: PatternPolicies.Overflow, shown: String
  ) throws {
    var policies = PatternPolicies()
    policies.overflow = overflow
    let field = PatternField(try Pattern("****"), policies)
    let start = try FieldState.showing("1234", caret: 2)
    let caret = shown.split(separator: "|")[0].count
    let end = try FieldState.showing(shown.filter { $0 != "|" }, caret: caret)
    #expect(field.apply(.insert("9", at: 2), to: start) == end)
  }

  @Test func `Eager literals come with the digit before them`() throws {
    let field = PatternField(try Pattern("(***) *"), .eager)
    #expect(try field.apply(.insert("123", at: 0), to: .empty) == .showing("(123) ", caret: 6))
  }
}
