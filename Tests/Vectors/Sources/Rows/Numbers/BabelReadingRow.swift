import InputRules

/// Babel's `parse_decimal` of a text in a locale.
struct BabelReadingRow: VectorRow {
  let line: Int
  private let locale: String
  private let symbols: NumberSymbols
  private let input: String
  private let isStrict: Bool
  /// The value that Babel reads, as Babel writes it, or `nil` if Babel refuses the text.
  private let value: String?

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    locale = try vector.field.text("locale")
    symbols = try vector.field.symbols("locale")
    input = try vector.edit.text("text")
    isStrict = try vector.field.flag("strict")
    value = try vector.expected.flag("ok") ? try vector.expected.text("value") : nil
    if let value, PeerDecimal(value) == nil, PeerDecimal.special(value) == nil {
      throw vector.expected.malformed(
        "value", "is \(value.escaped); write a number, “NaN” or “Infinity”")
    }
  }

  var asked: String { "\(input.escaped) in \(locale), \(isStrict ? "strict" : "lenient")" }

  func answer() -> VectorAnswer {
    .words(expected: value.map(Self.words) ?? Self.refused, ours: ours)
  }

  private static let refused = "refused"

  private var ours: String {
    let format = NumberFormat(symbols, grouping: isStrict ? .strict : .lenient)
    return (try? format.value(of: input)).map { Self.words($0.written) } ?? Self.refused
  }

  private static func words(_ value: String) -> String {
    PeerDecimal(value).map { "\($0)" } ?? value
  }
}

extension ExactNumber {
  /// The number in a unique form, however it was written.
  var written: String { (try? NumberFormat().text(of: self)) ?? description }
}
