import InputRules
import Testing

/// What the *Text Field* article's check accepts, hole by hole (N1.6 to N1.12).
@Suite struct ScannerTests {
  @Test(arguments: [
    "-", "+", ".", "e", "E", "-.", ".e5", "e5", "1.e5", "1e", "1E", "1e-", "1e+", " 1", "1 ", "1\n",
    "- 1", "1e12", "1e127", "1.5e128", "-e",
  ])
  func `The scanner accepts incomplete numbers`(text: String) {
    #expect(NumberFormat().accepts(text, as: .scanner))
  }

  @Test(arguments: [
    "", " ", "--1", "+-1", "4-5", "1.2.3", "1e1e1", "1e1.5", "0x1F", "1,000", "NaN", "inf", "12abc",
    "1 2", "1e 5", "1e400", "1e999999999999", "1e128", "1e-129", "1.5e-128", "0.000e131",
    "\u{663}", "\u{FF11}", "\u{2212}1", "\u{200F}1",
  ])
  func `The scanner refuses any other text`(text: String) {
    #expect(!NumberFormat().accepts(text, as: .scanner))
  }

  @Test(arguments: [
    ("-", "0"), ("1e", "1"), ("1.e5", "1e5"), ("e5", "0"), ("-0", "0"), ("-2.50", "-2.5"),
    (String(repeating: "9", count: 40), String(repeating: "9", count: 38) + "e2"),
  ])
  func `The scanner gives incomplete numbers their value`(text: String, value: String) throws {
    #expect(NumberFormat().scannedValue(of: text) == ExactNumber(value))
  }

  @Test func `An exponent out of its limits stops at its last digit`() {
    let problem = NumberFormat().problem(of: "1e400", as: .scanner)
    #expect(problem?.offset == 4)
    #expect(problem?.found == "0")
  }
}
