import PropertyTesting
import Testing

/// Descriptions of values: printable ASCII, whatever they contain.
@Suite struct DescribingTests {
  @Test func `Text is escaped`() {
    #expect(describe("a\u{301}\n\"\u{200F}") == #""a\u{0301}\n\"\u{200F}""#)
  }

  @Test func `Collections and optionals are described inside`() {
    #expect(describe(["é", "a"]) == #"["\u{00E9}", "a"]"#)
    #expect(describe([[1], []]) == "[[1], []]")
    #expect(describe(Optional("é")) == #""\u{00E9}""#)
    #expect(describe(Int?.none) == "nil")
  }
}
