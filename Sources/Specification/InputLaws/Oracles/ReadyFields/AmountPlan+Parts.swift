extension AmountPlan {
  /// The number in a field's text, and the offsets at which the caret may be.
  ///
  /// The result is `nil` if the currency symbol isn't in its place (K19).
  func parts(of text: String) -> (number: [Unicode.Scalar], carets: [Int])? {
    let scalars = text.scalars
    let space = place.isSpaced ? "\u{A0}".scalars : []
    let own = place.isBefore ? symbol.scalars + space : space + symbol.scalars
    let isMinus = scalars.first.map { $0 == "-" || symbols.minusSign.scalars.contains($0) } ?? false
    let sign = place.isBefore && !place.hasMinusAfter && isMinus ? 1 : 0
    let start = place.isBefore ? sign : scalars.count - own.count
    guard start >= sign, scalars.count >= start + own.count,
      Array(scalars[start..<start + own.count]) == own
    else { return nil }
    let number = Array(scalars[..<start] + scalars[(start + own.count)...])
    func length(_ count: Int) -> Int { scalars[..<count].reduce(0) { $0 + UTF16.width($1) } }
    let places = place.isBefore ? Array(start + own.count...scalars.count) : Array(0...start)
    return (number, (sign == 1 ? [0] : []) + places.map(length))
  }

  private var symbols: NumberSymbols { format.symbols }

  /// The value of an ASCII digit or of one of the locale's digits.
  private func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    let all = ["0123456789".scalars, symbols.digits]
    return all.lazy.compactMap { $0.firstIndex(of: scalar) }.first.map { UInt8($0) }
  }

  /// The number of digits after the number's decimal separator.
  func fractionCount(of number: [Unicode.Scalar]) -> Int {
    let place = number.firstIndex(of: symbols.decimalSeparator) ?? number.count
    return number[place...].compactMap(digit).count
  }

  /// The value of the digits and the minus sign of a number.
  ///
  /// The value is `nil` if digits are missing, a sign is misplaced, decimal places are grouped, or
  /// there are too many decimal separators.
  func number(of scalars: [Unicode.Scalar]) -> ExactNumber? {
    let digits = scalars.compactMap(digit)
    let separators = scalars.filter { $0 == symbols.decimalSeparator }.count
    let isPlain = scalars.dropFirst().allSatisfy {
      digit($0) != nil || $0 == symbols.decimalSeparator || $0 == symbols.groupingSeparator
    }
    let fraction = scalars.drop { $0 != symbols.decimalSeparator }
    let isRead = !digits.isEmpty && isPlain && !fraction.contains(symbols.groupingSeparator)
    if !isRead || separators > min(1, format.maximumFractionDigits) { return nil }
    let isNegative =
      scalars.first.map { digit($0) == nil && $0 != symbols.decimalSeparator } ?? false
    return amount(digits, decimals: fractionCount(of: scalars), isNegative: isNegative)
  }

  /// The amount with these digits, the last `decimals` of which are after the decimal separator.
  func amount(_ digits: [UInt8], decimals: Int, isNegative: Bool = false) -> ExactNumber {
    ExactNumber(isNegative: isNegative, trusting: digits, exponent: .near(-decimals))
  }
}

extension Optional {
  /// Returns the value, or fails with the message without a value.
  func required(_ message: @autoclosure () -> String) throws -> Wrapped {
    try require(self != nil, message())
    return try orDiscard()
  }
}
