import InputRules
import Testing

/// The two grammars of a field, and the problems that they report (N1.2 to N1.5, N1.13, N3.2, N4.2,
/// N4.3, N6).
@Suite struct GrammarTests {
  @Test func `A problem has its place and the alternatives`() throws {
    let problem = try #require(NumberFormat(allowsExponent: false).problem(of: "12e5"))
    #expect(problem.offset == 2)
    #expect(problem.found == "e")
    #expect(problem.expected == [.digit, .decimalSeparator])
    #expect(
      "\(problem)" == #""e" isn't allowed at offset 2; give a digit or a decimal separator"#)
  }

  @Test(arguments: [
    ("1,234", true, true), ("1,234,567.8", true, true), ("12,34", false, false),
    ("1,2,3", false, true), ("1,5", false, false), ("1,0000", false, false),
    ("12,34.5", false, true), (",5", false, false), ("5,", false, false), ("1,,5", false, false),
    ("1.5,0", false, false), ("1234,567", false, false),
  ])
  func `Groups are accepted by the format's policy`(text: String, isStrict: Bool, isLenient: Bool) {
    #expect(NumberFormat(grouping: .strict).accepts(text) == isStrict)
    #expect(NumberFormat(grouping: .lenient).accepts(text) == isLenient)
    #expect(!NumberFormat().accepts(text))
  }

  @Test(arguments: [
    (NumberFormat(fractionDigits: 0...2), "1.234"), (NumberFormat(fractionDigits: 0...0), "1."),
    (NumberFormat(fractionDigits: -5 ... -1), "1."), (NumberFormat(signs: .none), "-1"),
    (NumberFormat(signs: .minus), "+1"), (NumberFormat(allowsLeadingZeros: false), "01"),
    (NumberFormat(allowsLeadingSeparator: false), ".5"),
  ])
  func `Each option of a format refuses its texts`(format: NumberFormat, text: String) {
    #expect(!format.accepts(text, as: .partial))
    #expect(NumberFormat().accepts(text))
  }
}
