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

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    locale = try vector.field.text("locale")
    symbols = try vector.field.symbols("locale")
    value = try vector.edit.text("value")
    guard let number = ExactNumber(value) else {
      throw vector.edit.malformed("value", "is \(value.escaped); write a number")
    }
    self.number = number
    expected = try vector.expected.text("text")
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

/// The texts that Babel and we write, predicted without the reference.
extension BabelWritingRow {
  /// Both answers; nil if they are the same, or the value isn't a number.
  var prediction: VectorPrediction? {
    guard let written else { return nil }
    return VectorPrediction(peers: written.escaped, ours: (sign + unsigned(written)).escaped)
  }

  /// Whether the sign is the locale's own.
  var isBehindOwnMinus: Bool { isNegative && symbols.minusSign != "-" }

  /// Whether Babel groups the number, and the locale uses its separator only in longer ones.
  var hasTooFewDigitsToGroup: Bool {
    guard let written, written.unicodeScalars.contains(symbols.groupingSeparator) else {
      return false
    }
    return !isLongEnoughToGroup(written)
  }

  /// The text that Babel writes.
  private var written: String? {
    let number = PeerDecimal(value)?.rounded(to: Self.mostFractionDigits)
    return number.map { BabelNumber(symbols: symbols).writing($0) }
  }

  private var isNegative: Bool { value.hasPrefix("-") }

  private var sign: String { isNegative ? symbols.minusSign : "" }

  /// The text that Babel writes without its sign, and without its separators if the number is too
  /// short.
  private func unsigned(_ written: String) -> String {
    let number = written.unicodeScalars.drop { $0 == "-" }
    let isLongEnough = isLongEnoughToGroup(written)
    return number.filter { isLongEnough || $0 != symbols.groupingSeparator }.text
  }

  /// Whether there are as many digits before the last group as the locale's minimum.
  private func isLongEnoughToGroup(_ written: String) -> Bool {
    let integer = written.unicodeScalars.prefix { $0 != symbols.decimalSeparator }
    let digits = integer.count { "0" <= $0 && $0 <= "9" }
    return digits >= symbols.grouping.primary + symbols.grouping.minimum
  }
}
