extension Int {
  /// The quotient rounded down, and the remainder, which isn't negative.
  ///
  /// - Parameter divisor: above zero.
  func flooredQuotientAndRemainder(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
