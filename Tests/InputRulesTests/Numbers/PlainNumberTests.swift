import Testing

@testable import InputRules

/// The most common numbers are read in one pass, and all others by the automaton.
///
/// The automaton would read these, too: only here is it seen that they need none.
@Suite struct PlainNumberTests {
  @Test(arguments: [
    ("0", 0, 0), ("007", 7, 0), ("-1", 1, 0), ("+12.50", 1250, -2), ("-.5", 5, -1), ("1.", 1, 0),
    ("1e5", 1, 5), ("-1.5E-12", 15, -13), ("2e+3", 2, 3),
    ("1234567890123456789", 1_234_567_890_123_456_789, 0),
  ])
  func `A plain number is read in one pass`(text: String, digits: UInt64, exponent: Int) throws {
    let number = try #require(PlainShape(NumberFormat()).number(text))
    #expect(number.coefficient == digits && number.exponent == exponent)
    #expect(number.isNegative == text.hasPrefix("-"))
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "1e", "1e+", "e5", "1 ", "x", "1,5", "\u{663}", "1.2.3", "--1",
    "12345678901234567890",
  ])
  func `Any other text isn't a plain number`(text: String) {
    #expect(PlainShape(NumberFormat()).number(text) == nil)
  }

  @Test func `A format's restrictions hold for plain numbers`() {
    let bare = PlainShape(
      NumberFormat(
        signs: .minus, allowsExponent: false, allowsLeadingZeros: false,
        allowsLeadingSeparator: false, allowsTrailingSeparator: false, fractionDigits: 0...2))
    for text in ["-1", "0", "0.25", "10"] { #expect(bare.number(text) != nil) }
    for text in ["+1", "1e5", "01", ".5", "1.", "0.125"] { #expect(bare.number(text) == nil) }
    #expect(PlainShape(NumberFormat(signs: .none)).number("-1") == nil)
    #expect(PlainShape(NumberFormat(fractionDigits: 0...0)).number("1.") == nil)
  }
}
