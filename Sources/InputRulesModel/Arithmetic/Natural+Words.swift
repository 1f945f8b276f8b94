extension Natural {
  /// The number as a machine word, if it is below 10¹⁸ (W3, R1.1).
  var word: Int? { digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + Int($1) } }
}

extension BigInteger {
  /// The number as a machine word, if it fits (M1).
  var word: Int? {
    if magnitude > Natural(isNegative ? Int.min : Int.max) { return nil }
    return magnitude.digits.reduce(0) { isNegative ? $0 * 10 - Int($1) : $0 * 10 + Int($1) }
  }
}
