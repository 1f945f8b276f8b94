extension NumberFormat {
  /// The exact value of a complete number (N5).
  /// - Parameter text: a complete number in the format.
  /// - Throws: `NumberProblem` if the text isn't a complete number in the format.
  public func value(of text: String) throws(NumberProblem) -> ExactNumber {
    if let number = PlainShape(self).number(text) { return ExactNumber(number) }
    if let problem = problem(of: text, by: FormatAutomaton(self), isPartial: false) {
      throw problem
    }
    var text = text
    return text.withUTF8(value)
  }

  /// The value that the *Text Field* article's scanner reads, with its limits, or `nil` if it
  /// doesn't accept the text (N1.9).
  /// - Parameter text: the text to read; its decimal separator must be the format's.
  package func scannedValue(of text: String) -> ExactNumber? {
    var scanner = ScannerAutomaton(symbols)
    guard scanner.read(text) == nil && scanner.accepts else { return nil }
    let number = ExactNumber(
      isNegative: scanner.isNegative, trusting: scanner.mantissa.digits,
      exponent: .near(scanner.exponent))
    return number.isZero ? .zero : number
  }

  private func value(_ bytes: UnsafeBufferPointer<UInt8>) -> ExactNumber {
    var mantissa = NumberDigits()
    var isNegative = false
    var fractionCount: Int?
    var position = 0
    let table = SymbolTable(self)
    while position < bytes.count {
      let (scalar, width) = bytes.scalar(at: position)
      position += width
      switch symbol(scalar, table) {
      case .digit(let digit):
        mantissa.append(digit)
        if let count = fractionCount { fractionCount = count + 1 }
      case .minus: isNegative = true
      case .decimalSeparator: fractionCount = 0
      case .mark, .ownMark:
        let start = symbol(scalar).isOwnMark ? position - width + ownMarkLength : position
        let exponent = exponent(bytes, from: start).advanced(by: -(fractionCount ?? 0))
        return mantissa.number(isNegative: isNegative, exponent: exponent)
      case .plus, .groupingSeparator, .bidiMark, .other: break
      }
    }
    return mantissa.number(isNegative: isNegative, exponent: .near(-(fractionCount ?? 0)))
  }

  /// The number of bytes in the locale's exponent mark; digits in the mark aren't the number's.
  private var ownMarkLength: Int {
    symbols.ownMark.reduce(0) { $0 + UTF8.width($1) }
  }

  private func exponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> PowerOfTen {
    var digits = NumberDigits()
    var isNegative = false
    var position = start
    while position < bytes.count {
      let (scalar, width) = bytes.scalar(at: position)
      position += width
      switch symbol(scalar) {
      case .digit(let digit): digits.append(digit)
      case .minus: isNegative = true
      case .plus, .decimalSeparator, .groupingSeparator, .mark, .ownMark, .bidiMark, .other: break
      }
    }
    return digits.exponent(isNegative: isNegative)
  }
}

extension ExactNumber {
  fileprivate init(_ number: PlainNumber) {
    self.init(
      isNegative: number.isNegative, small: number.coefficient,
      exponent: .near(number.exponent))
  }
}

extension NumberSymbol {
  fileprivate var isOwnMark: Bool {
    if case .ownMark = self { true } else { false }
  }
}

extension ScannerMantissa {
  /// The decimal digits of the 128-bit integer, most significant first.
  fileprivate var digits: [UInt8] {
    // Divide by ten repeatedly; each unit of the high half is worth 2⁶⁴.
    var digits: [UInt8] = []
    var (high, low) = (high, low)
    while high > 0 || low > 0 {
      let upper = high.quotientAndRemainder(dividingBy: 10)
      let lower = UInt64(10).dividingFullWidth((upper.remainder, low))
      (high, low) = (upper.quotient, lower.quotient)
      digits.append(UInt8(lower.remainder))
    }
    return digits.reversed()
  }
}

extension ExactNumber: LosslessStringConvertible {
  /// Creates the value of a complete number in the notation of programming languages; the result is
  /// `nil` if the text isn't such a number (N1.2).
  /// - Parameter description: a number with a period and without grouping separators, such as
  ///   `-1.5E3`.
  public init?(_ description: String) {
    guard let value = try? NumberFormat().value(of: description) else { return nil }
    self = value
  }
}
