import InputRules

/// The documented behaviour of Babel's `parse_decimal` and `format_decimal` with a locale's
/// symbols.
///
/// It drops grouping separators anywhere, uses a point as the decimal separator, and leaves the
/// rest to Python's `Decimal`. In strict mode, a text with grouping separators must be what Babel
/// writes itself, except for trailing zeros of the fraction.
struct BabelNumber {
  let symbols: NumberSymbols

  private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}"]

  private var group: Unicode.Scalar { symbols.groupingSeparator }

  /// The value that Babel reads; nil if it refuses the text.
  func reading(_ input: String, isStrict: Bool) -> String? {
    let text = isStrict ? Array(input.unicodeScalars) : grouped(Array(input.unicodeScalars))
    let plain = text.filter { $0 != group }.map { $0 == symbols.decimalSeparator ? "." : $0 }
    let decimal = Self.stripped(plain).filter { $0 != "_" }.text
    if let special = Self.special(decimal) { return special }
    guard let value = PeerDecimal(decimal) else { return nil }
    if isStrict && text.contains(group) {
      guard [text.text, withoutZerosAtTheEnd(text)].contains(writing(value)) else { return nil }
    }
    return "\(value)"
  }

  /// The text that Babel writes: as many fraction digits as there are, ASCII's minus sign, and
  /// grouping from the first group on, regardless of the locale's minimum number of digits.
  func writing(_ value: PeerDecimal) -> String {
    let parts = "\(value)".split(separator: ".")
    let integer = parts[0].drop { $0 == "-" }.unicodeScalars
    let fraction = parts.dropFirst().map { String(symbols.decimalSeparator) + $0 }.joined()
    return (value.isNegative ? "-" : "") + grouping(Array(integer)).text + fraction
  }

  /// Another space counts as a grouping separator that is a space, if the text has none of these.
  private func grouped(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard Self.spaces.contains(group), !text.contains(group) else { return text }
    return text.map { Self.spaces.contains($0) ? group : $0 }
  }

  private func grouping(_ digits: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var (head, tail, size) = (digits[...], [Unicode.Scalar](), symbols.grouping.primary)
    while size > 0 && head.count > size {
      tail = [group] + head.suffix(size) + tail
      head = head.dropLast(size)
      size = symbols.grouping.secondary
    }
    return head + tail
  }

  private func withoutZerosAtTheEnd(_ text: [Unicode.Scalar]) -> String {
    guard let point = text.firstIndex(of: symbols.decimalSeparator), point + 1 < text.count else {
      return text.text
    }
    let fraction = text[(point + 1)...].reversed().drop { $0 == "0" }.reversed()
    return (text[...(fraction.isEmpty ? point - 1 : point)] + fraction).text
  }

  private static func stripped(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    text.drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
      .reversed()
  }

  /// Python's infinity or not-a-number, as Python writes it; nil for anything else.
  static func special(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /([-+]?)(inf(?:inity)?|s?nan)(\d*)/.ignoresCase()) else {
      return nil
    }
    let name = match.2.lowercased()
    let isInfinite = name.hasPrefix("inf")
    if isInfinite && !match.3.isEmpty { return nil }
    let word = isInfinite ? "Infinity" : name == "nan" ? "NaN" : "sNaN"
    return (match.1 == "-" ? "-" : "") + word + match.3
  }
}

extension Sequence<Unicode.Scalar> {
  /// The scalars as a text.
  var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: self)
    return String(scalars)
  }
}
