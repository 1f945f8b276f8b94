/// An automaton that reads numbers as the *Text Field* article's scanner does, with the same limits
/// (N1.6, N1.10).
struct ScannerAutomaton: NumberAutomaton {
  enum Place: UInt8 {
    case start, signed, integer, fraction, exponentStart, exponentSigned, exponent, end
  }

  let decimalSeparator: Unicode.Scalar
  var place = Place.start
  /// Whether anything except white space was read.
  private var hasSymbol = false
  private(set) var isNegative = false
  private(set) var mantissa = ScannerMantissa()
  private var exponentIsNegative = false
  private var writtenExponent = 0

  init(_ symbols: NumberSymbols) { decimalSeparator = symbols.decimalSeparator }

  var accepts: Bool { hasSymbol }

  /// The exponent of the last kept digit: the mantissa's exponent plus the written exponent.
  var exponent: Int {
    mantissa.exponent + (exponentIsNegative ? -writtenExponent : writtenExponent)
  }

  var expected: Set<NumberToken> {
    // Try two digits: at the lowest exponent, a fraction digit that fits in the mantissa is
    // refused, and any other is accepted but dropped. So 9 may be accepted where 0 isn't.
    let samples: [(NumberToken, Unicode.Scalar)] = [
      (.digit, "0"), (.digit, "9"), (.minus, "-"), (.plus, "+"), (.exponentMark, "e"),
      (.space, " "), (.decimalSeparator, decimalSeparator),
    ]
    return Set(samples.filter { canTake($0.1) }.map(\.0))
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    var next = self
    guard next.advance(scalar) else { return false }
    self = next
    return true
  }

  private mutating func advance(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isScannerSpace { return takeSpace() }
    hasSymbol = true
    let digit = scalar.value &- 48
    if digit < 10 { return takeDigit(Int(digit)) }
    if scalar == "-" || scalar == "+" { return takeSign(isNegative: scalar == "-") }
    if scalar == decimalSeparator { return place.isBeforeSeparator && enter(.fraction) }
    if scalar == "e" || scalar == "E" { return place.isBeforeMark && enter(.exponentStart) }
    return false
  }

  mutating func takeDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int { 0 }

  private mutating func enter(_ next: Place) -> Bool {
    place = next
    return true
  }

  /// Skips white space before the mantissa; anywhere else, white space ends the number.
  private mutating func takeSpace() -> Bool {
    if place == .start || place == .signed { return true }
    return enter(.end)
  }

  private mutating func takeSign(isNegative: Bool) -> Bool {
    if place == .start {
      self.isNegative = isNegative
      return enter(.signed)
    }
    guard place == .exponentStart else { return false }
    exponentIsNegative = isNegative
    return enter(.exponentSigned)
  }

  private mutating func takeDigit(_ digit: Int) -> Bool {
    switch place {
    case .start, .signed, .integer: return mantissa.takeIntegerDigit(digit) && enter(.integer)
    case .fraction: return mantissa.takeFractionDigit(digit)
    case .exponentStart, .exponentSigned, .exponent:
      writtenExponent = writtenExponent * 10 + digit
      return writtenExponent <= 254 && (-128...127).contains(exponent) && enter(.exponent)
    case .end: return false
    }
  }
}

extension ScannerAutomaton.Place {
  fileprivate var isBeforeSeparator: Bool { self == .start || self == .signed || self == .integer }
  fileprivate var isBeforeMark: Bool { isBeforeSeparator || self == .fraction }
}

extension Unicode.Scalar {
  /// Whether the scanner skips the scalar, which platforms consider white space or a newline.
  var isScannerSpace: Bool {
    switch value {
    case 0x20, 0x9...0xD: true
    case 0...0x7F: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// The digits that the *Text Field* article's scanner keeps, in 128 bits, and their power of ten
/// (N1.10).
struct ScannerMantissa: Equatable, Sendable {
  /// The 128 bits of the mantissa.
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0
  /// Whether a digit didn't fit; that digit and all later digits are dropped.
  private var isFull = false
  private(set) var exponent = 0

  /// Reads a digit before the separator; returns false if the exponent would exceed its limit.
  mutating func takeIntegerDigit(_ digit: Int) -> Bool {
    if append(UInt64(digit)) { return true }
    exponent += 1
    return exponent <= 127
  }

  /// Reads a digit after the separator; returns false if the exponent would exceed its limit.
  mutating func takeFractionDigit(_ digit: Int) -> Bool {
    guard append(UInt64(digit)) else { return true }
    exponent -= 1
    return exponent >= -128
  }

  /// Multiplies the mantissa by 10 and adds the digit; returns false if the result doesn't fit.
  private mutating func append(_ digit: UInt64) -> Bool {
    if isFull { return false }
    let (carry, product) = low.multipliedFullWidth(by: 10)
    let (sum, carries) = product.addingReportingOverflow(digit)
    let (upper, overflows) = high.multipliedReportingOverflow(by: 10)
    let (head, overflowsAgain) = upper.addingReportingOverflow(carry + (carries ? 1 : 0))
    isFull = overflows || overflowsAgain
    if !isFull { (high, low) = (head, sum) }
    return !isFull
  }
}
