import InputRules

/// What Babel's `format_decimal` makes of a number in a locale.
struct BabelWritingRow: VectorRow {
  let line: Int
  private let locale: String
  private let symbols: NumberSymbols
  private let number: ExactNumber
  private let expected: String

  init(_ fields: JSONFields) throws(MalformedVector) {
    line = fields.line
    locale = try fields.text("locale")
    symbols = try fields.symbols("locale")
    let value = try fields.text("value")
    guard let number = ExactNumber(value) else {
      throw fields.malformed("value", "is \(value.escaped); write a number")
    }
    self.number = number
    expected = try fields.text("out")
  }

  var asked: String { "\(number) written in \(locale)" }

  func answer() -> VectorAnswer { .said(expected: expected.escaped, ours: ours) }

  private var ours: String {
    do throws(NumberWritingError) {
      return try NumberFormat(symbols, grouping: .strict, fractionDigits: 0...3).text(of: number)
        .escaped
    } catch {
      return "refused: \(error)"
    }
  }

  /// What Babel writes with the locale's minus sign in the place of ASCII's; nil where there is
  /// nothing to replace.
  var expectedWithOwnMinus: String? {
    guard number.isNegative, symbols.minusSign != "-", expected.hasPrefix("-") else { return nil }
    return symbols.minusSign + expected.dropFirst()
  }
}
