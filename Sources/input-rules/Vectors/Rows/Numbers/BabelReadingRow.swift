import InputRules

/// Babel's `parse_decimal` of a text in a locale.
struct BabelReadingRow: VectorRow {
  let line: Int
  let locale: String
  let symbols: NumberSymbols
  let input: String
  let isStrict: Bool
  /// The value that Babel reads, as it writes it; nil if it refuses the text.
  private let value: String?

  init(_ fields: JSONFields) throws(MalformedVector) {
    line = fields.line
    locale = try fields.text("locale")
    symbols = try fields.symbols("locale")
    input = try fields.text("input")
    isStrict = try fields.flag("strict")
    value = try fields.flag("ok") ? try fields.text("value") : nil
    if let value, PeerDecimal(value) == nil, BabelNumber.special(value) == nil {
      throw fields.malformed(
        "value", "is \(value.escaped); write a number, “NaN” or “Infinity”")
    }
  }

  var asked: String { "\(input.escaped) in \(locale), \(isStrict ? "strict" : "lenient")" }

  func answer() -> VectorAnswer {
    .said(expected: value.map(Self.words) ?? Self.refused, ours: ours)
  }

  static let refused = "refused"

  private var ours: String {
    let format = NumberFormat(symbols, grouping: isStrict ? .strict : .lenient)
    return (try? format.value(of: input)).map { Self.words($0.written) } ?? Self.refused
  }

  private static func words(_ value: String) -> String {
    PeerDecimal(value).map { "\($0)" } ?? value
  }
}
