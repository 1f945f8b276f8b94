import InputRules

/// Which scalars each terminal represents (N3.2).
package struct Alphabet {
  /// The digits of each kind, zero first.
  let digits: [[Unicode.Scalar]]
  /// The minus signs.
  let minus: [Unicode.Scalar]
  /// The plus signs.
  let plus: [Unicode.Scalar]
  /// The separator before the fraction.
  let decimalSeparator: Unicode.Scalar
  /// The separators between groups.
  package let groupingSeparators: [Unicode.Scalar]

  /// The digits, signs and marks of every locale (N3.2).
  static let ascii = Array("0123456789".unicodeScalars)

  /// The marks that are ignored next to a sign (N3.3).
  static let bidiMarks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]

  /// ASCII's symbols, and the locale's own in addition (N3.2, N4.5, N4.6).
  package init(of format: NumberFormat) {
    let symbols = format.symbols
    digits = [Self.ascii, symbols.storage.digits]
    minus = ["-"] + Self.withoutBidiMarks(symbols.storage.minusSign)
    plus = ["+"] + Self.withoutBidiMarks(symbols.storage.plusSign)
    decimalSeparator = symbols.storage.decimalSeparator
    groupingSeparators = Self.groupingSeparators(of: format)
  }

  /// The alphabet of the *Text Field* article's scanner: ASCII's symbols, and the locale's decimal
  /// separator (N1.6).
  init(ofScannerWith symbols: NumberSymbols) {
    digits = [Self.ascii]
    minus = ["-"]
    plus = ["+"]
    decimalSeparator = symbols.storage.decimalSeparator
    groupingSeparators = []
  }

  /// Whether the scalar can represent the terminal (N3.2).
  func holds(_ scalar: Unicode.Scalar, as terminal: Terminal) -> Bool {
    members(of: terminal).contains(scalar)
  }

  /// All terminals that the scalar can represent (N3.2).
  func terminals(of scalar: Unicode.Scalar) -> [Terminal] {
    let kinds: [Terminal] = [
      .digit, .zero, .otherDigit, .minus, .plus, .decimalSeparator, .groupingSeparator, .plainMark,
      .partOfMark(scalar), .bidiMark, .space,
    ]
    return kinds.filter { holds(scalar, as: $0) }
  }

  /// The scalars that can represent the terminal (N1.6, N3.2).
  func members(of terminal: Terminal) -> [Unicode.Scalar] {
    switch terminal {
    case .digit: digits.flatMap { $0 }
    case .zero: digits.compactMap(\.first)
    case .otherDigit: digits.flatMap { $0.dropFirst() }
    case .minus: minus
    case .plus: plus
    case .decimalSeparator: [decimalSeparator]
    case .groupingSeparator: groupingSeparators
    case .plainMark: ["e", "E"]
    case .partOfMark(let scalar): [scalar]
    case .bidiMark: Self.bidiMarks
    case .space: Self.whiteSpace
    }
  }

  /// The value of a digit; nil for anything else (N3.2).
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    for kind in digits {
      if let value = kind.firstIndex(of: scalar) { return UInt8(value) }
    }
    return nil
  }

  /// The sign without its invisible marks (N3.3).
  private static func withoutBidiMarks(_ sign: String) -> [Unicode.Scalar] {
    sign.unicodeScalars.filter { !bidiMarks.contains($0) }
  }
}
