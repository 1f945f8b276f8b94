import InputRules

/// What the article's scanner has read of a text, scalar by scalar (N1.6).
///
/// The text is, or begins, one that it takes, but for the limits.
struct ScannerReading {
  /// The scalars that were not read yet.
  private var rest: ArraySlice<Unicode.Scalar>
  /// Whether there was a minus sign.
  private var isNegative = false
  /// The digits that went in.
  private var mantissa = Natural.zero
  /// Whether a digit didn't go in.
  private var isFull = false
  /// What the digits gave to the exponent.
  private var exponent = 0
  /// The digits of the written exponent.
  private var written = 0
  /// Whether the written exponent has a minus sign.
  private var isWrittenNegative = false
  /// The place of the scalar with which a limit was exceeded, and nil where none was.
  private(set) var excess: Int?

  /// What no mantissa reaches: 2 to the power of 128 (N1.10).
  private static let mantissaLimit = Natural(2).power(128)

  /// Reads all of the text, or to the first digit with which a limit is exceeded (N1.14).
  init(_ scalars: [Unicode.Scalar], with symbols: NumberSymbols) {
    rest = scalars[...]
    skipSpaces()
    if let sign = take(["+", "-"]) {
      isNegative = sign == "-"
      skipSpaces()
    }
    takeDigits { $0.takeBeforeSeparator($1) }
    if take([symbols.storage.decimalSeparator]) != nil { takeDigits { $0.takeBehindSeparator($1) } }
    if take(["e", "E"]) != nil {
      isWrittenNegative = take(["+", "-"]) == "-"
      takeDigits { $0.takeOfExponent($1) }
    }
  }

  /// The value; minus zero is zero (N1.9).
  var value: ExactNumber {
    let exponent = exponent + (isWrittenNegative ? -written : written)
    return ExactNumber(
      isNegative: isNegative && !mantissa.isZero, written: mantissa.digits,
      exponent: .near(exponent))
  }

  /// Skips white space (N1.6, N1.8).
  private mutating func skipSpaces() {
    while take(Alphabet.whiteSpace) != nil {}
  }

  /// Reads the next scalar if it is one of some, and no limit was exceeded (N1.6).
  private mutating func take(_ expected: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard excess == nil, let scalar = rest.first, expected.contains(scalar) else { return nil }
    rest.removeFirst()
    return scalar
  }

  /// Reads digits; `keep` says whether one stays within the limits (N1.10).
  private mutating func takeDigits(_ keep: (inout ScannerReading, UInt8) -> Bool) {
    while let scalar = take(Alphabet.ascii) {
      let place = rest.startIndex - 1
      if !keep(&self, UInt8(scalar.value - 48)) { excess = place }
    }
  }

  /// A digit of the integer part goes in, or adds 1 to the exponent (N1.10).
  private mutating func takeBeforeSeparator(_ digit: UInt8) -> Bool {
    if goesIn(digit) { return true }
    if exponent == 127 { return false }
    exponent += 1
    return true
  }

  /// A digit of the fraction takes 1 from the exponent if it goes in (N1.11).
  private mutating func takeBehindSeparator(_ digit: UInt8) -> Bool {
    if !goesIn(digit) { return true }
    if exponent == -128 { return false }
    exponent -= 1
    return true
  }

  /// A digit of the written exponent: neither that nor the sum may get too large (N1.12).
  private mutating func takeOfExponent(_ digit: UInt8) -> Bool {
    written = written * 10 + Int(digit)
    let sum = exponent + (isWrittenNegative ? -written : written)
    return written <= 254 && -128 <= sum && sum <= 127
  }

  /// Puts the digit into the mantissa if it and all before it go in (N1.10).
  private mutating func goesIn(_ digit: UInt8) -> Bool {
    let longer = Natural(mantissa.digits + [digit])
    if isFull || longer >= Self.mantissaLimit {
      isFull = true
      return false
    }
    mantissa = longer
    return true
  }
}
