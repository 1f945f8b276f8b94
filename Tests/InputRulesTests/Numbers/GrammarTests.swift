import InputRules
import Testing

/// The two grammars of a field, and the problems that they report (N1.2 to N1.5, N1.13, N3.2, N4.2,
/// N4.3, N6).
@Suite struct GrammarTests {
  static let german = try? NumberSymbols(decimalSeparator: ",", groupingSeparator: ".")

  @Test(arguments: ["1", "-1", "+1", "1.5", "1.", ".5", "1e5", "1E-05", "007", "-.5e+3"])
  func `Complete numbers`(text: String) {
    #expect(NumberFormat().accepts(text))
  }

  @Test(arguments: ["", "-", "+", ".", "-.", "1e", "1e-", "1.5e"])
  func `Beginnings only`(text: String) {
    #expect(NumberFormat().accepts(text, as: .partial))
    #expect(!NumberFormat().accepts(text))
  }

  @Test(arguments: [
    " 1", "1 ", "1\n", "--1", "e5", ".e5", "1.2.3", "12abc", "0x10", "nan", "1,5", "\u{BD}",
    "\u{2167}", "\u{663}", "\u{FF11}", "\u{2212}1", "1\u{200E}",
  ])
  func `No numbers`(text: String) {
    #expect(!NumberFormat().accepts(text, as: .partial))
  }

  @Test func `A problem says where and what else`() throws {
    let problem = try #require(NumberFormat(allowsExponent: false).problem(of: "12e5"))
    #expect(problem.offset == 2)
    #expect(problem.found == "e")
    #expect(problem.expected == [.digit, .decimalSeparator])
    #expect(
      "\(problem)" == #""e" isn't allowed at offset 2; give a digit or a decimal separator"#)
  }

  @Test func `An astral digit counts two units`() throws {
    let symbols = try #require(NumberSymbols(locale: "ff-Adlm"))
    let problem = NumberFormat(symbols).problem(of: "\u{1E951}\u{1E952}x")
    #expect(problem?.offset == 4)
  }

  @Test func `JSON and HTML`() {
    #expect(NumberFormat.json.accepts("-0.5e+10"))
    for text in ["+1", "01", "1.", ".5", "-"] { #expect(!NumberFormat.json.accepts(text)) }
    #expect(NumberFormat.html.accepts(".5"))
    for text in ["+1", "1.", " 1"] { #expect(!NumberFormat.html.accepts(text)) }
  }

  @Test(arguments: [
    ("1,234", true, true), ("1,234,567.8", true, true), ("12,34", false, false),
    ("1,2,3", false, true), ("1,5", false, false), ("1,0000", false, false),
    ("12,34.5", false, true), (",5", false, false), ("5,", false, false), ("1,,5", false, false),
    ("1.5,0", false, false), ("1234,567", false, false),
  ])
  func `Groups`(text: String, isStrict: Bool, isLenient: Bool) {
    #expect(NumberFormat(grouping: .strict).accepts(text) == isStrict)
    #expect(NumberFormat(grouping: .lenient).accepts(text) == isLenient)
    #expect(!NumberFormat().accepts(text))
  }

  @Test func `Indian groups`() throws {
    let format = NumberFormat(try #require(NumberSymbols(locale: "en-IN")), grouping: .strict)
    for text in ["12,34,567", "1,00,000", "1,000"] { #expect(format.accepts(text)) }
    for text in ["1,234,567", "123,456"] { #expect(!format.accepts(text)) }
  }

  @Test func `Another locale's separator is never dropped`() throws {
    let german = try #require(Self.german)
    for grouping in GroupingPolicy.allCases {
      #expect(!NumberFormat(german, grouping: grouping).accepts("1.50"))
    }
  }

  @Test func `Spaces between groups are alike where lenient`() throws {
    let symbols = try #require(NumberSymbols(locale: "fr"))
    for text in ["1 234,5", "1\u{A0}234,5", "1\u{202F}234,5"] {
      #expect(NumberFormat(symbols, grouping: .lenient).accepts(text))
    }
    #expect(!NumberFormat(symbols, grouping: .strict).accepts("1 234,5"))
  }

  @Test func `Bidi marks stand around signs only`() throws {
    let format = NumberFormat(try #require(NumberSymbols(locale: "fa")))
    #expect(format.accepts("\u{200E}\u{2212}\u{200E}\u{6F1}"))
    #expect(format.accepts("1e\u{200F}-\u{61C}5"))
    #expect(!format.accepts("1\u{200E}2"))
    #expect(!format.accepts("\u{200E}"))
  }

  @Test(arguments: [
    (NumberFormat(fractionDigits: 0...2), "1.234"), (NumberFormat(fractionDigits: 0...0), "1."),
    (NumberFormat(fractionDigits: -5 ... -1), "1."), (NumberFormat(signs: .none), "-1"),
    (NumberFormat(signs: .minus), "+1"), (NumberFormat(allowsLeadingZeros: false), "01"),
    (NumberFormat(allowsLeadingSeparator: false), ".5"),
  ])
  func `Options are kept`(format: NumberFormat, text: String) {
    #expect(!format.accepts(text, as: .partial))
    #expect(NumberFormat().accepts(text))
  }
}
