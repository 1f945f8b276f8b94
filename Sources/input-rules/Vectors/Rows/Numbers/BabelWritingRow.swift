import InputRules

/// Babel's `format_decimal` of a number in a locale.
struct BabelWritingRow: VectorRow {
  let line: Int
  let locale: String
  let symbols: NumberSymbols
  /// The number, as the row writes it.
  let value: String
  private let number: ExactNumber
  private let expected: String

  init(_ fields: JSONFields) throws(MalformedVector) {
    line = fields.line
    locale = try fields.text("locale")
    symbols = try fields.symbols("locale")
    value = try fields.text("value")
    guard let number = ExactNumber(value) else {
      throw fields.malformed("value", "is \(value.escaped); write a number")
    }
    self.number = number
    expected = try fields.text("out")
  }

  var asked: String { "\(number) written in \(locale)" }

  func answer() -> VectorAnswer { .said(expected: expected.escaped, ours: ours) }

  static let mostFractionDigits = 3

  private var ours: String {
    do throws(NumberWritingError) {
      let format = NumberFormat(
        symbols, grouping: .strict, fractionDigits: 0...Self.mostFractionDigits)
      return try format.text(of: number).escaped
    } catch {
      return "refused: \(error)"
    }
  }
}
