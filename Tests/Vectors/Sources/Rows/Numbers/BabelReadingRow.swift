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

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    locale = try vector.field.text("locale")
    symbols = try vector.field.symbols("locale")
    input = try vector.edit.text("text")
    isStrict = try vector.field.flag("strict")
    value = try vector.expected.flag("ok") ? try vector.expected.text("value") : nil
    if let value, PeerDecimal(value) == nil, BabelNumber.special(value) == nil {
      throw vector.expected.malformed(
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

/// Positions of symbols in the text, found without the reference.
extension BabelReadingRow {
  /// Babel's answer, according to its documentation.
  var peersAnswer: String {
    BabelNumber(symbols: symbols).reading(input, isStrict: isStrict) ?? Self.refused
  }

  var groupsWithPoints: Bool { symbols.groupingSeparator == "." }

  func isForeignDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal && !scalar.isASCII && !symbols.digits.contains(scalar)
  }

  /// Whether there is one grouping separator, no decimal separator, and a different number of
  /// digits before or after it than a group has.
  var hasLoneSeparatorOutOfPlace: Bool {
    let parts = input.unicodeScalars.split(
      separator: symbols.groupingSeparator, omittingEmptySubsequences: false)
    guard parts.count == 2, !input.unicodeScalars.contains(symbols.decimalSeparator) else {
      return false
    }
    let head = parts[0].reversed().prefix(while: \.isASCIIDigit).count
    let tail = parts[1].prefix(while: \.isASCIIDigit).count
    let isInPlace = head <= symbols.grouping.secondary && tail == symbols.grouping.primary
    return head > 0 && tail > 0 && !isInPlace
  }

  /// Whether a grouping separator comes first, last, after another, or after the decimal separator.
  var hasSeparatorOutsideInteger: Bool {
    let scalars = Array(input.unicodeScalars)
    let integerCount = scalars.firstIndex(of: symbols.decimalSeparator) ?? scalars.count
    return scalars.indices.contains { place in
      guard scalars[place] == symbols.groupingSeparator else { return false }
      let isBetween =
        place > 0 && scalars[place - 1].isASCIIDigit
        && place + 1 < scalars.count && scalars[place + 1].isASCIIDigit
      return !isBetween || place > integerCount
    }
  }

  /// The value if each typographic apostrophe means the locale's plain one, between groups of
  /// three digits; nil if there is none, or the locale has another separator.
  var valueWithOtherApostrophes: String? {
    guard symbols.groupingSeparator == "'" else { return nil }
    let integer = input.prefix { $0 != "." }
    let groups = integer.split(separator: "\u{2019}", omittingEmptySubsequences: false)
    guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return ExactNumber(input.replacing("\u{2019}", with: ""))?.written
  }

  /// The value of ungrouped digits after a minus sign that is the locale's and not ASCII's.
  var valueBehindOwnMinus: String? {
    guard let sign = input.unicodeScalars.first, sign != "-",
      symbols.minusSign.unicodeScalars.contains(sign)
    else { return nil }
    let rest = input.unicodeScalars.dropFirst()
    let parts = rest.split(separator: symbols.decimalSeparator, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.joined().allSatisfy(\.isASCIIDigit) else { return nil }
    return PeerDecimal("-" + parts.map { $0.text }.joined(separator: ".")).map { "\($0)" }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}

extension ExactNumber {
  /// The number in one form, however it was written.
  var written: String { (try? NumberFormat().text(of: self)) ?? description }
}
