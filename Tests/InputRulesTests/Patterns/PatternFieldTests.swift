import InputRules
import Testing

/// Examples from the README and from the page about patterns (chapter F).
@Suite struct PatternFieldTests {
  private let phone: PatternField

  init() throws { phone = PatternField(try Pattern("+7 (***) ***-**-**")) }

  @Test func `A phone number can be typed, corrected and undone in a pattern field`() throws {
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

  @Test func `A license plate field capitalizes letters and has an optional digit`() throws {
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
  func `A malformed pattern is refused with an offset`(text: String, error: PatternError) {
    #expect(throws: error) { try Pattern(text) }
    #expect("\(error)".contains("; "))
  }
}
