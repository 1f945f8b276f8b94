import InputRules
import Testing

/// How numbers are written (N7.1 to N7.7).
@Suite struct WritingTests {
  private func text(_ number: String, _ format: NumberFormat) throws -> String {
    try format.text(of: try #require(ExactNumber(number)))
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("0.5", "0.5"), ("1234567.891", "1,234,567.891"),
    ("1e10", "10,000,000,000"),
    ("0.0001", "0"), ("29.005", "29.005"), ("0.0005", "0"), ("0.0015", "0.002"),
    ("999.9996", "1,000"),
    ("-0.0004", "-0"),
  ])
  func `Groups and three decimals are written`(number: String, text: String) throws {
    #expect(try self.text(number, NumberFormat(grouping: .strict, fractionDigits: 0...3)) == text)
  }

  @Test(arguments: [
    ("en-IN", "12,34,567.5"), ("es", "1.234.567,5"), ("fr", "1\u{202F}234\u{202F}567,5"),
    ("sv", "1\u{A0}234\u{A0}567,5"), ("de-CH", "1'234'567.5"),
    ("ar-EG", "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66C}\u{665}\u{666}\u{667}\u{66B}\u{665}"),
  ])
  func `Each locale writes numbers in its own way`(locale: String, text: String) throws {
    let symbols = try #require(NumberSymbols(locale: locale))
    #expect(try self.text("1234567.5", NumberFormat(symbols, grouping: .strict)) == text)
  }

  @Test func `Signs keep their bidi marks`() throws {
    let format = NumberFormat(try #require(NumberSymbols(locale: "fa")))
    #expect(try text("-1", format) == "\u{200E}\u{2212}\u{6F1}")
    #expect(throws: NumberWritingError.signNotAllowed) {
      try text("-1", NumberFormat(signs: .none))
    }
  }

  @Test func `Fewest fraction digits are filled`() throws {
    #expect(try text("1", NumberFormat(fractionDigits: 2...2)) == "1.00")
    #expect(try text("1.005", NumberFormat(fractionDigits: 2...2)) == "1.00")
    #expect(try text("1.015", NumberFormat(fractionDigits: 2...2)) == "1.02")
  }

  @Test func `Numbers far from the units are written with an exponent`() throws {
    #expect(try text("12e5000", NumberFormat()) == "1.2E5001")
    #expect(try text("1e-5000", NumberFormat()) == "1E-5000")
    #expect(try text("12e5000", NumberFormat(fractionDigits: 0...0)) == "12E5000")
    #expect(try text("1e-99999999999999999999", NumberFormat(fractionDigits: 0...3)) == "0")
    #expect(throws: NumberWritingError.tooManyZeros(limit: 1_000)) {
      try text("1e5000", NumberFormat(allowsExponent: false))
    }
    #expect(throws: NumberWritingError.tooManyZeros(limit: 1_000)) {
      try text("1", NumberFormat(allowsExponent: false, fractionDigits: .max ... .max))
    }
    let swedish = NumberFormat(try #require(NumberSymbols(locale: "sv")))
    #expect(try text("-15e5000", swedish) == "\u{2212}1,5\u{D7}10^5001")
  }
}
