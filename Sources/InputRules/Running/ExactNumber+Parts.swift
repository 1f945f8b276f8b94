extension ExactNumber {
  /// The number, counted in parts of a whole, to the nearest (R1.7, R5).
  func parts(_ parts: Int) throws(RunProblem) -> Int {
    if isNegative && !isZero { throw .negative }
    guard let count = scaled(by: parts) else { throw .tooLarge }
    return count
  }
}
