/// A rounded number to write, with or without an exponent (N7.3, N7.5).
struct NumberWriting {
  let number: ExactNumber
  let format: NumberFormat

  init(of number: ExactNumber, in format: NumberFormat) {
    self.number = number
    self.format = format
  }

  /// The number of zeros between the last digit and the decimal separator (N7.5).
  var zerosBefore: BigInteger { max(BigInteger(0), BigInteger(number.exponent)) }

  /// The number of zeros after the separator: those before the first digit and those after the last
  /// (N7.5).
  var zerosAfter: BigInteger {
    (number.hasNoDigits ? BigInteger(0) : max(BigInteger(0), -number.order)) + filling
  }

  /// The number of zeros added to reach the minimum number of fraction digits (N7.3).
  private var filling: BigInteger {
    let digits = max(BigInteger(0), -BigInteger(number.exponent))
    return max(BigInteger(0), BigInteger(format.fewestPlaces) - digits)
  }

  /// The text without an exponent; there must be at most a few thousand zeros (N7.1).
  var plainText: String {
    let places = max(0, number.order.small ?? 0)
    let own = number.significant + Array(repeating: 0, count: zerosBefore.small ?? 0)
    let integer = Array(own.prefix(places))
    let leading = number.hasNoDigits ? 0 : max(0, -(number.order.small ?? 0))
    let fraction =
      Array(repeating: 0, count: leading) + own.dropFirst(places)
      + Array(repeating: 0, count: filling.small ?? 0)
    return sign + grouped(integer.isEmpty ? [0] : integer) + separated(fraction)
  }

  /// The text with an exponent (N7.6).
  ///
  /// The separator is after the first digit if the format allows the remaining digits as fraction
  /// digits; otherwise, all digits are before it.
  var textWithExponent: String {
    let digits = number.hasNoDigits ? [0] : number.significant
    let before = digits.count - 1 <= format.fractionDigits.upperBound ? 1 : digits.count
    let exponent = number.hasNoDigits ? BigInteger(0) : number.order - BigInteger(before)
    let shown = exponent.magnitude.isZero ? [0] : exponent.magnitude.digits
    return sign + text(of: digits.prefix(before)) + separated(Array(digits.dropFirst(before)))
      + format.symbols.storage.exponentMark
      + (exponent.isNegative ? format.symbols.storage.minusSign : "") + text(of: shown)
  }

  /// The minus sign, if there is one (N7.4).
  private var sign: String { number.isNegative ? format.symbols.storage.minusSign : "" }

  /// The separator and the digits after it; empty if there are no digits (N7.1).
  private func separated(_ digits: [UInt8]) -> String {
    digits.isEmpty ? "" : String(format.symbols.storage.decimalSeparator) + text(of: digits)
  }

  /// The integer digits, in groups (N7.2).
  private func grouped(_ digits: [UInt8]) -> String {
    let groups = format.groups(of: digits)
    return groups.map { text(of: $0) }.joined(
      separator: String(format.symbols.storage.groupingSeparator))
  }

  /// The digits in the locale's script (N7.1).
  private func text(of digits: some Sequence<UInt8>) -> String {
    let scalars = digits.map { format.symbols.storage.digits[Int($0)] }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension NumberFormat {
  /// Integer digits in their written groups: a single group if the format refuses separators, or if
  /// fewer digits come before the last group than the locale requires (N7.2).
  package func groups<Digit>(of digits: [Digit]) -> [[Digit]] {
    let sizes = symbols.storage.grouping
    let before = digits.count - sizes.primary
    if grouping == .refused || before < sizes.minimum { return [digits] }
    var groups = [Array(digits.suffix(sizes.primary))]
    var rest = Array(digits.prefix(before))
    while !rest.isEmpty {
      groups.append(Array(rest.suffix(sizes.secondary)))
      rest = Array(rest.dropLast(sizes.secondary))
    }
    return groups.reversed()
  }

  /// The maximum number of digits after the decimal separator; at least 0 (N1.4).
  var mostPlaces: Int { max(0, fractionDigits.upperBound) }

  /// The minimum number of digits after the decimal separator; at least 0 (N7.3).
  var fewestPlaces: Int { max(0, fractionDigits.lowerBound) }
}
