/// A decimal number as Python's `Decimal` reads and stores it, computed without the reference.
///
/// Two numbers are equal if their values are equal; a zero keeps its sign.
struct PeerDecimal: Equatable {
  let isNegative: Bool
  /// The significant digits, without leading or trailing zeros; none for zero.
  let digits: [Int]
  /// The power of ten of the last digit.
  let exponent: Int

  init(isNegative: Bool, digits: [Int], exponent: Int) {
    let trimmed = digits.reversed().drop { $0 == 0 }.reversed().drop { $0 == 0 }
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    self.isNegative = isNegative
    self.digits = Array(trimmed)
    self.exponent = trimmed.isEmpty ? 0 : exponent + zeros
  }

  /// Reads a sign, digits of any script, an optional point, and an exponent; fails otherwise.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?/),
      let exponent = Self.exponent(match.4)
    else { return nil }
    let (integer, fraction) = (Self.digits(match.2), Self.digits(match.3 ?? ""))
    if integer.isEmpty && fraction.isEmpty { return nil }
    self.init(
      isNegative: match.1 == "-", digits: integer + fraction, exponent: exponent - fraction.count)
  }

  private static func exponent(_ text: Substring?) -> Int? {
    guard let text else { return 0 }
    let sign = text.hasPrefix("-") ? -1 : 1
    let digits = digits(text.drop { "+-".contains($0) })
    // No suite contains an exponent with more digits.
    return digits.count > 9 ? nil : sign * digits.reduce(0) { $0 * 10 + $1 }
  }

  /// The values of the decimal digits of any script in a text.
  private static func digits(_ text: Substring) -> [Int] {
    text.unicodeScalars.compactMap { $0.properties.numericValue.map(Int.init) }
  }
}

extension PeerDecimal: CustomStringConvertible {
  /// Plain digits and a point, or an exponent if the digits would need more than thirty zeros.
  var description: String {
    let sign = isNegative ? "-" : ""
    if exponent > 30 || exponent + digits.count < -30 {
      return sign + digits.text + "e\(exponent)"
    }
    let places = max(0, -exponent)
    let all = digits + Array(repeating: 0, count: max(0, exponent))
    let filled = Array(repeating: 0, count: max(0, places + 1 - all.count)) + all
    let fraction = places > 0 ? "." + filled.suffix(places).text : ""
    return sign + filled.dropLast(places).text + fraction
  }
}

extension Sequence<Int> {
  /// The digits as ASCII text.
  var text: String { map(String.init).joined() }
}

extension PeerDecimal {
  /// Python's infinity or not-a-number as Python writes it, or `nil` for anything else.
  static func special(_ text: String) -> String? {
    ["Infinity", "-Infinity", "NaN", "-NaN", "sNaN"].contains(text) ? text : nil
  }
}
