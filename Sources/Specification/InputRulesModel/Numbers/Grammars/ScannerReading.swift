/// The state of the *Text Field* article's scanner while it reads a text, scalar by scalar (N1.6).
///
/// Apart from the limits, the text must be a prefix of a text that the scanner accepts.
struct ScannerReading {
  /// The scalars that aren't read yet.
  private var rest: ArraySlice<Unicode.Scalar>
  /// Whether there was a minus sign.
  private var isNegative = false
  /// The digits that fit.
  private var mantissa = Natural.zero
  /// Whether a digit didn't fit.
  private var isFull = false
  /// The part of the exponent that results from the digits.
  private var exponent = 0
  /// The value of the written exponent.
  private var written = 0
  /// Whether the written exponent has a minus sign.
  private var isWrittenNegative = false
  /// The index of the scalar that exceeds a limit, or `nil` if none does.
  private(set) var excess: Int?

  /// A bound that no mantissa reaches: 2 to the power of 128 (N1.10).
  private static let mantissaLimit = Natural(2).power(128)

  /// Reads the whole text, or up to the first digit that exceeds a limit (N1.14).
  init(_ scalars: [Unicode.Scalar], with symbols: NumberSymbols) {
    rest = scalars[...]
    skipSpaces()
    if let sign = take(["+", "-"]) {
      isNegative = sign == "-"
      skipSpaces()
    }
    takeDigits { $0.takeBeforeSeparator($1) }
    if take([symbols.storage.decimalSeparator]) != nil { takeDigits { $0.takeAfterSeparator($1) } }
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
  private mutating func skipSpaces() { while take(Alphabet.whiteSpace) != nil {} }

  /// Reads the next scalar if it is one of the given ones and no limit was exceeded (N1.6).
  private mutating func take(_ expected: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard excess == nil, let scalar = rest.first, expected.contains(scalar) else { return nil }
    rest.removeFirst()
    return scalar
  }

  /// Reads digits; `keep` returns whether a digit is within the limits (N1.10).
  private mutating func takeDigits(_ keep: (inout ScannerReading, UInt8) -> Bool) {
    while let scalar = take(Alphabet.ascii) {
      let place = rest.startIndex - 1
      if !keep(&self, UInt8(scalar.value - 48)) { excess = place }
    }
  }

  /// Keeps a digit of the integer part, or adds 1 to the exponent (N1.10).
  private mutating func takeBeforeSeparator(_ digit: UInt8) -> Bool {
    if goesIn(digit) { return true }
    if exponent == 127 { return false }
    exponent += 1
    return true
  }

  /// A digit of the fraction subtracts 1 from the exponent if it is kept (N1.11).
  private mutating func takeAfterSeparator(_ digit: UInt8) -> Bool {
    if !goesIn(digit) { return true }
    if exponent == -128 { return false }
    exponent -= 1
    return true
  }

  /// Adds a digit to the written exponent; neither that nor the sum may become too large (N1.12).
  private mutating func takeOfExponent(_ digit: UInt8) -> Bool {
    written = written * 10 + Int(digit)
    let sum = exponent + (isWrittenNegative ? -written : written)
    return written <= 254 && -128 <= sum && sum <= 127
  }

  /// Adds the digit to the mantissa if the digit and all digits before fit (N1.10).
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
