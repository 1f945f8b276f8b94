import InputRules
import Testing

/// Every reason is a sentence that says what is wrong and what to do.
@Suite struct ReasonTests {
  static let sentences: [(Reason, String)] = [
    (
      .rangeOutsideText(TextRange(location: 20, length: 19), length: 20),
      "the range 20+19 is not inside a text of 20 UTF-16 units; use a range inside it"
    ),
    (.rangesOverlap, "two of the ranges overlap; give each character to one of them"),
    (.noRanges, "there is no range to edit; give at least one"),
    (
      .tooLong(limit: 6, unit: .characters),
      "the limit is 6 characters; shorten the text"
    ),
    (.tooLong(limit: 1, unit: .utf8), "the limit is 1 UTF-8 byte; shorten the text"),
    (.tooLong(limit: 2, unit: .utf16), "the limit is 2 UTF-16 units; shorten the text"),
    (
      .tooLong(limit: 0, unit: .scalars),
      "the limit is 0 Unicode scalars; shorten the text"
    ),
    (.notAllowed("x"), #""x" is not among the allowed characters; remove it"#),
    (.banned("\u{200D}"), #""\u{200D}" is a banned character; remove it"#),
    (
      .notAllowed(ExactText("a" + String(repeating: "\u{301}", count: 16))),
      #""a\#(String(repeating: #"\u{0301}"#, count: 15))" and 1 Unicode scalar more "#
        + "is not among the allowed characters; remove it"
    ),
    (.refusedByRule("vowels"), "the rule “vowels” refuses the result; change the text"),
  ]

  @Test(arguments: sentences)
  func `A reason says what is wrong and what to do`(reason: Reason, sentence: String) {
    #expect(reason.description == sentence)
  }

  @Test(arguments: sentences.map(\.0))
  func `A refusal says its reason (E7)`(reason: Reason) {
    #expect(Decision.refuse(reason).description == "refused: \(reason)")
    #expect(Decision.refuse(reason).reason == reason)
    #expect(Decision.refuse(reason).newState == nil)
  }

  @Test func `An impossible rule says why, and what to give instead (T1)`() {
    #expect(
      RuleError.negativeLimit(-1).description
        == "a maximum length of -1 is impossible; give 0 or more, or omit the limit")
  }
}
