extension NumberFormat {
  /// The maximum number of zeros to write before or after the digits instead of an exponent.
  static let mostZeros = 1_000

  /// The number, written with the format's symbols, separators and fraction digits (N7.1).
  /// - Parameter number: any number.
  /// - Throws: `NumberWritingError` if the number needs a sign or an exponent that the format
  ///   doesn't allow.
  public func text(of number: ExactNumber) throws(NumberWritingError) -> String {
    let rounded = number.rounded(fractionDigits: maximumFractionDigits)
    if rounded.isNegative && signs == .none { throw .signNotAllowed }
    let sign = rounded.isNegative ? symbols.minusSign : ""
    if let exponent = rounded.nearExponent, isShort(rounded, exponent) {
      return sign + plain(rounded, exponent)
    }
    guard allowsExponent else { throw .tooManyZeros(limit: Self.mostZeros) }
    return sign + scientific(rounded)
  }

  /// Whether the number can be written without an exponent and with few enough zeros.
  private func isShort(_ number: ExactNumber, _ exponent: Int) -> Bool {
    let before = max(0, exponent)
    let leading = number.isZero ? 0 : max(0, -exponent - number.coefficient.count)
    let filling = max(0, minimumFractionDigits - max(0, -exponent))
    return before <= Self.mostZeros && leading <= Self.mostZeros - min(Self.mostZeros, filling)
      && filling <= Self.mostZeros
  }

  private func plain(_ number: ExactNumber, _ exponent: Int) -> String {
    let digits = number.digits
    let integerCount = max(0, digits.count + exponent)
    let integer = digits.prefix(integerCount) + zeros(integerCount - digits.count)
    var fraction = zeros(-digits.count - exponent) + digits.dropFirst(integerCount)
    fraction += zeros(minimumFractionDigits - fraction.count)
    let head = integer.isEmpty ? written([0]) : grouped(written(integer))
    if fraction.isEmpty { return head }
    return head + String(symbols.decimalSeparator) + written(fraction)
  }

  private func scientific(_ number: ExactNumber) -> String {
    let digits = number.isZero ? [0] : number.digits
    // If there are more digits than may follow the separator, write all digits before it.
    let integerCount = digits.count - 1 <= maximumFractionDigits ? 1 : digits.count
    let exponent = number.exponent.advanced(by: digits.count - integerCount)
    let fraction = digits.dropFirst(integerCount)
    return written(digits.prefix(integerCount))
      + (fraction.isEmpty ? "" : String(symbols.decimalSeparator) + written(fraction))
      + symbols.exponentMark + (exponent < .near(0) ? symbols.minusSign : "")
      + written(exponent.digits)
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: max(0, count)) }

  private func written(_ digits: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(digits.map { symbols.digits[Int($0)] }))
  }

  private func grouped(_ digits: String) -> String {
    if grouping == .refused { return digits }
    var scalars = String.UnicodeScalarView()
    var rest = digits.unicodeScalars.count
    var next = symbols.grouping.firstSeparator(of: rest)
    for digit in digits.unicodeScalars {
      if rest == next {
        scalars.append(symbols.groupingSeparator)
        next = symbols.grouping.separator(after: next)
      }
      scalars.append(digit)
      rest -= 1
    }
    return String(scalars)
  }
}

extension PowerOfTen {
  /// The digits of the magnitude; for zero, a single 0.
  fileprivate var digits: [UInt8] {
    switch self {
    case .near(let value): value == 0 ? [0] : value.magnitude.decimalDigits
    case .far(_, let digits): digits
    }
  }
}

/// The reason a format can't write a number (N7.4, N7.5).
public enum NumberWritingError: Error, Hashable, Sendable {
  /// The number is negative, but the format doesn't allow signs.
  case signNotAllowed
  /// The format doesn't allow exponents, and without an exponent, the number needs more zeros than
  /// the limit.
  case tooManyZeros(limit: Int)
}

extension NumberWritingError: Explained {
  var sentence: String {
    switch self {
    case .signNotAllowed: "the number is negative; give a positive number, or allow signs"
    case .tooManyZeros(let limit):
      "without an exponent, the number needs more than \(limit) zeros; allow exponents"
    }
  }
}
