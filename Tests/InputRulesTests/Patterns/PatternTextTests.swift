import InputRules
import Testing

/// What is written and read by patterns, and how those are written
/// (F1.1 to F1.11, F2.1 to F2.16, F3.1 to F3.7).
@Suite struct PatternTextTests {
  let patterns = Patterns()

  private func pattern(_ text: String) throws -> Pattern {
    try patterns.pattern(text, in: .wide)
  }

  /// A digit, a dash that belongs to the value and a digit, which may be missing (F1.1, F1.4).
  private let wished = Pattern([
    .slot(.digit), .literal("-", inValue: true),
    .slot(PatternSlot(.digit, occurrence: .optional)),
  ])

  @Test(arguments: [
    ("123456789", "123-45-6789"), ("123", "123"), ("1234", "123-4"), ("1-2 3x4", "123-4"),
    ("1234567890", "123-45-6789"), ("x", ""), ("", ""), ("\u{663}", ""),
  ])
  func `Literals stand where the next content is`(text: String, formatted: String) throws {
    let number = try pattern("000-00-0000")
    #expect(patterns.formatted(text, by: number, .standard) == formatted)
  }

  @Test func `A pattern without elements leaves every text as it is`() {
    #expect(patterns.formatted("a 1", by: Pattern([]), .eager) == "a 1")
    #expect(patterns.isComplete("a 1", in: Pattern([]), .standard))
  }

  /// A lookalike is a digit unless it goes on with literals (F3.5).
  @Test(arguments: [("7", "+7 7"), ("+7", ""), ("+71", "+7 1"), ("71", "+7 71")])
  func `Lookalikes are read by what is before`(text: String, formatted: String) throws {
    #expect(patterns.formatted(text, by: try pattern("+7 00"), .standard) == formatted)
  }

  @Test func `The content is what stands in slots`() throws {
    let phone = try pattern("+7 (000) 000")
    #expect(patterns.content(of: "+7 (123) 4", in: phone, .standard) == "1234")
    #expect(patterns.content(of: "123", in: phone, .standard) == "123")
  }

  @Test func `The value has the literals that belong to it`() {
    #expect(patterns.value(of: "1-2", in: wished, .standard) == "1-2")
    #expect(patterns.content(of: "1-2", in: wished, .standard) == "12")
    #expect(patterns.value(of: "1", in: wished, .standard) == "1")
  }

  @Test func `A text is complete if nothing must follow`() throws {
    #expect(!patterns.isComplete("1", in: wished, .standard))
    #expect(patterns.isComplete("1-", in: wished, .standard))
    #expect(patterns.isComplete("1-2", in: wished, .standard))
    #expect(patterns.isComplete("1", in: try pattern("0)"), .standard))
    #expect(!patterns.isComplete("(", in: try pattern("(0"), .standard))
  }

  /// Nothing after a repeating slot is ever reached, so nothing there must be (F1.4, F2.13).
  @Test func `A repeating slot takes any number`() {
    let many = Pattern([
      .literal("#"), .slot(PatternSlot(.digit, occurrence: .repeating)), .slot(.letter),
    ])
    #expect(patterns.formatted("123456", by: many, .standard) == "#123456")
    #expect(patterns.formatted("12a", by: many, .standard) == "#12")
    #expect(patterns.isComplete("#", in: many, .standard))
  }

  /// A placeholder stands for an empty slot (F5.11).
  @Test func `A placeholder fills the rest`() throws {
    var policies = PatternPolicies()
    policies.placeholder = "_"
    let date = try pattern("00/00")
    #expect(patterns.formatted("12", by: date, policies) == "12/__")
    #expect(patterns.content(of: "12/__", in: date, policies) == "12")
    #expect(!patterns.isComplete("12/__", in: date, policies))
    #expect(patterns.isComplete("12/34", in: date, policies))
  }

  /// A slot folds what it takes where that is one scalar (F1.3).
  @Test func `A slot folds where that is one scalar`() throws {
    #expect(
      patterns.formatted("a\u{DF}\u{E9}", by: try pattern("AAA"), .standard) == "A\u{DF}\u{C9}")
    let lower = Pattern([.slot(PatternSlot(.letter, letterCase: .lower))])
    #expect(patterns.formatted("\u{1C5}", by: lower, .standard) == "\u{1C6}")
    #expect(patterns.formatted("\u{130}", by: lower, .standard) == "\u{130}")
  }

  @Test(arguments: [
    (PatternSlot.Content.digit, "7", "\u{663}"), (.anyDigit, "\u{663}", "\u{BD}"),
    (.anyDigit, "\u{1D7D9}", "\u{2460}"), (.letter, "\u{2B0}", "\u{301}"),
    (.letterOrDigit, "\u{663}", "_"), (.set(["a", "\u{1F600}"]), "\u{1F600}", "b"),
    (.anyExcept(["a"]), "\0", "a"),
  ])
  func `Slots take one scalar`(content: PatternSlot.Content, taken: String, refused: String) {
    let one = Pattern([.slot(PatternSlot(content))])
    #expect(patterns.formatted(refused + taken, by: one, .standard) == taken)
    #expect(patterns.formatted(refused, by: one, .standard) == "")
  }

  @Test func `The tail is optional`() throws {
    let zip = try patterns.pattern("**[-*]", in: .digits)
    let last = PatternSlot(.digit, occurrence: .optional)
    #expect(zip == Pattern([.slot(.digit), .slot(.digit), .literal("-"), .slot(last)]))
    #expect(try patterns.text(of: zip, in: .digits) == "**-[*]")
  }

  @Test(arguments: [
    ("*\\", PatternError.nothingEscaped(offset: 1)), ("\u{1F600}]", .unpairedBracket(offset: 2)),
    ("*[*", .unpairedBracket(offset: 1)), ("[*\\", .nothingEscaped(offset: 2)),
    ("[[", .unpairedBracket(offset: 1)),
    ("[*\\]", .unpairedBracket(offset: 0)), ("[*]*", .afterTail(offset: 3)),
    ("[*]\\", .afterTail(offset: 3)), ("[*][*]", .afterTail(offset: 3)),
    ("[*[*]", .unpairedBracket(offset: 2)), ("\\\\\\", .nothingEscaped(offset: 2)),
  ])
  func `A text that is no pattern is refused where it goes wrong`(text: String, error: PatternError)
  {
    #expect(throws: error) { try patterns.pattern(text, in: .digits) }
  }

  @Test(arguments: ["", "+7 (***) ***", "\\*\\[\\]\\\\", "[**]", "*-[*-*/]", "\u{1F600}e\u{301}*"])
  func `Printing gives the text of a pattern`(text: String) throws {
    let read = try patterns.pattern(text, in: .digits)
    #expect(try patterns.text(of: read, in: .digits) == text)
  }

  /// The first element that can't be written is named (F1.11).
  @Test(
    arguments: [
      ([.literal("-"), .slot(.letter)], 1), ([.slot(.digit), .literal("-", inValue: true)], 1),
      ([.slot(PatternSlot(.digit, occurrence: .repeating))], 0),
      ([.slot(.digit), .slot(PatternSlot(.digit, occurrence: .optional)), .slot(.digit)], 2),
    ] as [([PatternElement], Int)])
  func `What a notation can't write is named`(elements: [PatternElement], element: Int) {
    #expect(throws: PatternError.unwritable(element: element)) {
      try patterns.text(of: Pattern(elements), in: .digits)
    }
  }

  @Test func `The least scalar is written for a slot`() throws {
    let notation = PatternNotation(["9": .digit, "0": .digit, "x": .letter])
    #expect(try patterns.text(of: Pattern([.slot(.digit), .literal("9")]), in: notation) == "0\\9")
  }
}
