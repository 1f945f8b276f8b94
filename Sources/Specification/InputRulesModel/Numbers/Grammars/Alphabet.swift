/// The scalars that each terminal of the grammar stands for (N3.2).
package struct Alphabet {
  /// The digits of each script in use, starting with zero.
  let digits: [[Unicode.Scalar]]
  let minus: [Unicode.Scalar]
  let plus: [Unicode.Scalar]
  let decimalSeparator: Unicode.Scalar
  package let groupingSeparators: [Unicode.Scalar]

  /// The ASCII digits, which every locale accepts (N3.2).
  static let ascii = Array("0123456789".unicodeScalars)

  /// The bidi marks that are ignored next to a sign (N3.3).
  static let bidiMarks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]

  /// Creates the alphabet of ASCII symbols and the locale's own (N3.2, N4.5, N4.6).
  package init(of format: NumberFormat) {
    let symbols = format.symbols
    digits = [Self.ascii, symbols.storage.digits]
    minus = ["-"] + Self.withoutBidiMarks(symbols.storage.minusSign)
    plus = ["+"] + Self.withoutBidiMarks(symbols.storage.plusSign)
    decimalSeparator = symbols.storage.decimalSeparator
    groupingSeparators = Self.groupingSeparators(of: format)
  }

  /// Creates the alphabet of the *Text Field* article's scanner: ASCII symbols, and the locale's
  /// decimal separator (N1.6).
  init(ofScannerWith symbols: NumberSymbols) {
    digits = [Self.ascii]
    minus = ["-"]
    plus = ["+"]
    decimalSeparator = symbols.storage.decimalSeparator
    groupingSeparators = []
  }

  /// Whether the terminal can stand for the scalar (N3.2).
  func holds(_ scalar: Unicode.Scalar, as terminal: Terminal) -> Bool {
    members(of: terminal).contains(scalar)
  }

  /// All terminals that can stand for the scalar (N3.2).
  func terminals(of scalar: Unicode.Scalar) -> [Terminal] {
    let kinds: [Terminal] = [
      .digit, .zero, .otherDigit, .minus, .plus, .decimalSeparator, .groupingSeparator, .plainMark,
      .partOfMark(scalar), .bidiMark, .space,
    ]
    return kinds.filter { holds(scalar, as: $0) }
  }

  /// The scalars that the terminal can stand for (N1.6, N3.2).
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

  /// The value of a digit, or `nil` for any other scalar (N3.2).
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    for kind in digits { if let value = kind.firstIndex(of: scalar) { return UInt8(value) } }
    return nil
  }

  /// The sign without its bidi marks (N3.3).
  private static func withoutBidiMarks(_ sign: String) -> [Unicode.Scalar] {
    sign.unicodeScalars.filter { !bidiMarks.contains($0) }
  }
}

extension Alphabet {
  /// The scalars that the *Text Field* article's scanner skips (N1.8).
  static let whiteSpace: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x9...0xD, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200B,
      0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    ]
    return ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }
  }()

  /// The locale's separator, and those that a lenient format also accepts (N4.5, N4.6): lookalikes
  /// or, for a no-break space, those of three spaces that aren't other symbols.
  static func groupingSeparators(of format: NumberFormat, under policy: GroupingPolicy? = nil)
    -> [Unicode.Scalar]
  {
    let own = format.symbols.storage.groupingSeparator
    let noBreakSpaces: [Unicode.Scalar] = ["\u{A0}", "\u{202F}"]
    switch policy ?? format.grouping {
    case .refused: return []
    case .strict: return [own]
    case .lenient:
      guard noBreakSpaces.contains(own) else { return [own] + lookalikes(of: own) }
      let others = otherSymbols(of: format.symbols)
      return [own] + (noBreakSpaces + [" "]).filter { !others.contains($0) }
    }
  }

  /// The scalars that are, or can begin, a symbol of the locale other than the grouping separator
  /// (N3.1).
  private static func otherSymbols(of symbols: NumberSymbols) -> [Unicode.Scalar] {
    symbols.storage.digits + [symbols.storage.decimalSeparator]
      + Array(symbols.storage.minusSign.unicodeScalars)
      + Array(symbols.storage.plusSign.unicodeScalars)
      + Array(symbols.storage.exponentMark.unicodeScalars.prefix(1))
  }

  /// The apostrophes in CLDR's set (N4.7).
  static let apostrophes: [Unicode.Scalar] = [
    "'", "\u{2BC}", "\u{55A}", "\u{1FBD}", "\u{1FBF}", "\u{2019}", "\u{FF07}",
  ]

  /// The periods in CLDR's set (N4.7).
  static let points: [Unicode.Scalar] = [
    ".", "\u{2024}", "\u{3002}", "\u{FE12}", "\u{FE52}", "\u{FF0E}", "\u{FF61}",
  ]

  /// The commas in CLDR's set (N4.7).
  static let commas: [Unicode.Scalar] = [
    ",", "\u{60C}", "\u{66B}", "\u{3001}", "\u{FE10}", "\u{FE11}", "\u{FE50}", "\u{FE51}",
    "\u{FF0C}", "\u{FF64}",
  ]

  /// The other members of the set that contains the separator, except decimal separators (N4.6).
  static func lookalikes(of separator: Unicode.Scalar) -> [Unicode.Scalar] {
    let decimalSeparators: [Unicode.Scalar] = [".", ",", "\u{66B}"]
    let set = [apostrophes, points, commas].first { $0.contains(separator) } ?? []
    return set.filter { !decimalSeparators.contains($0) }
  }
}
