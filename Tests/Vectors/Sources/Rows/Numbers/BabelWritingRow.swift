import InputRules

/// Babel's `format_decimal` of a number in a locale.
struct BabelWritingRow: VectorRow {
  let line: Int
  private let locale: String
  private let symbols: NumberSymbols
  private let number: ExactNumber
  private let expected: String

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    locale = try vector.field.text("locale")
    symbols = try vector.field.symbols("locale")
    let value = try vector.edit.text("value")
    guard let number = ExactNumber(value) else {
      throw vector.edit.malformed("value", "is \(value.escaped); write a number")
    }
    self.number = number
    expected = try vector.expected.text("text")
  }

  var asked: String { "\(number) written in \(locale)" }

  func answer() -> VectorAnswer { .words(expected: expected.escaped, ours: ours) }

  private var ours: String {
    do throws(NumberWritingError) {
      let format = NumberFormat(
        symbols, grouping: .strict, fractionDigits: 0...3)
      return try format.text(of: number).escaped
    } catch {
      return "refused: \(error)"
    }
  }
}
