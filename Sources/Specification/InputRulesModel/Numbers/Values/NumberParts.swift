/// The parts of a number or of a number's prefix (N1.5, N5).
struct NumberParts {
  /// The sign: minus, plus, or `nil` if there is none.
  private(set) var sign: Terminal?
  private(set) var integer: [UInt8] = []
  private(set) var hasSeparator = false
  private(set) var fraction: [UInt8] = []
  private(set) var exponent = BigInteger(0)

  /// Reads the parts of a complete or partial number in the format (N1.2, N1.5).
  init(of text: String, in format: NumberFormat) {
    let alphabet = Alphabet(of: format)
    let scalars = Array(text.unicodeScalars)
    let marks = Self.marks(of: format)
    let beginnings = marks.compactMap(\.first)
    let mantissa = scalars.prefix { !beginnings.contains($0) }
    for scalar in mantissa { take(scalar, of: alphabet) }
    exponent = Self.exponent(Array(scalars.dropFirst(mantissa.count)), after: marks, of: alphabet)
  }

  /// Whether there is a minus sign (N1.2).
  var isNegative: Bool { sign == .minus }

  /// The value of the digits and the exponent (N5).
  var value: ExactNumber {
    let last = exponent - BigInteger(fraction.count)
    return ExactNumber(
      isNegative: isNegative, written: integer + fraction, exponent: last.powerOfTen)
  }

  /// The exponent marks that the format accepts, starting with the locale's own (N3.2).
  private static func marks(of format: NumberFormat) -> [[Unicode.Scalar]] {
    [Array(format.symbols.storage.exponentMark.unicodeScalars), ["e"], ["E"]]
  }

  /// Adds a scalar of the mantissa to its part, and ignores any other scalar (N3.3).
  private mutating func take(_ scalar: Unicode.Scalar, of alphabet: Alphabet) {
    if let digit = alphabet.value(of: scalar) {
      if hasSeparator { fraction.append(digit) } else { integer.append(digit) }
    }
    if alphabet.holds(scalar, as: .decimalSeparator) { hasSeparator = true }
    if alphabet.holds(scalar, as: .minus) { sign = .minus }
    if alphabet.holds(scalar, as: .plus) { sign = .plus }
  }

  /// The exponent after the first mark that is followed by digits, perhaps with a sign (N1.2).
  private static func exponent(
    _ scalars: [Unicode.Scalar], after marks: [[Unicode.Scalar]], of alphabet: Alphabet
  ) -> BigInteger {
    for mark in marks where scalars.starts(with: mark) {
      let rest = scalars.dropFirst(mark.count).filter { !alphabet.holds($0, as: .bidiMark) }
      let isNegative = rest.first.map { alphabet.holds($0, as: .minus) } ?? false
      let isPositive = rest.first.map { alphabet.holds($0, as: .plus) } ?? false
      let digits = rest.dropFirst(isNegative || isPositive ? 1 : 0)
      let values = digits.compactMap { alphabet.value(of: $0) }
      if !values.isEmpty && values.count == digits.count {
        return BigInteger(isNegative: isNegative, Natural(values))
      }
    }
    return BigInteger(0)
  }
}
