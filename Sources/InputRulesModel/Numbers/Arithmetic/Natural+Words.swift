import InputRules

extension Natural {
  /// The number as a word, if it is below 10¹⁸ (W3, R1).
  var word: Int? { digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + Int($1) } }
}

extension BigInteger {
  /// The number as a word, if it fits (M1).
  var word: Int? {
    let number = ExactNumber(isNegative: isNegative, written: magnitude.digits)
    return try? ModelNumbers().integer(number, as: Int.self)
  }
}
