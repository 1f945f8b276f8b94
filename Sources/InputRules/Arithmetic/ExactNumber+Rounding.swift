extension ExactNumber {
  /// The nearest number with at most so many fraction digits, ties to even (N7.3).
  public func rounded(fractionDigits: Int) -> ExactNumber {
    let last = -max(0, fractionDigits)
    if last == -Int.max || exponent >= .near(last) { return self }
    // The number of digits after the last place, if the exponent is near; otherwise more than all.
    let excess = nearExponent.map { $0.distance(to: last) }
    guard let excess, excess <= coefficient.count else {
      return ExactNumber(isNegative, .small(0), .near(0))
    }
    let kept = Array(digits.dropLast(excess))
    let dropped = digits.suffix(excess)
    let goesUp = dropped.isMoreThanHalf(ofOdd: (kept.last ?? 0) % 2 == 1)
    return ExactNumber(
      isNegative: isNegative, trusting: goesUp ? kept.adding([1]) : kept, exponent: .near(last))
  }
}

extension ArraySlice<UInt8> {
  /// Whether these digits, after a place, round it up.
  fileprivate func isMoreThanHalf(ofOdd isOdd: Bool) -> Bool {
    guard let first else { return false }
    if first != 5 { return first > 5 }
    return isOdd || dropFirst().contains { $0 != 0 }
  }
}
