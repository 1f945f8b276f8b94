import InputRules

extension String {
  /// How many seconds a text of numbers and colons says, a minute for sixty; nil for another text.
  var writtenSeconds: Int? {
    var seconds = 0
    for part in utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      guard let value = Int(String(decoding: part, as: UTF8.self)), value >= 0, seconds < 1 << 56,
        value < 1 << 61
      else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds
  }

  /// How many hundredths a text says that has two digits behind the separator; nil for another.
  func writtenHundredths(_ symbols: NumberSymbols) -> Int? {
    var scalars = Array(unicodeScalars)
    guard scalars.count > 3, scalars.remove(at: scalars.count - 3) == symbols.decimalSeparator
    else { return nil }
    var number = 0
    for scalar in scalars {
      guard let digit = symbols.digits.firstIndex(of: scalar), number < 1 << 58 else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// How so many hundredths are written, from what the specification says (R4).
  init(hundredths: Int, with symbols: NumberSymbols) {
    var scalars = String.UnicodeScalarView()
    var digits = String(hundredths).utf8.map { Int($0) - 48 }
    while digits.count < 3 { digits.insert(0, at: 0) }
    for (place, digit) in digits.enumerated() {
      if place == digits.count - 2 { scalars.append(symbols.decimalSeparator) }
      scalars.append(symbols.digits[digit])
    }
    self.init(scalars)
  }
}
