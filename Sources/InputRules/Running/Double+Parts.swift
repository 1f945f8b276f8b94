extension Double {
  /// The number, counted in parts of a whole, to the nearest (R1.7, R5).
  func parts(_ parts: Int) throws(RunProblem) -> Int {
    if isNaN { throw .notANumber }
    if isInfinite { throw .infinite }
    if self < 0 { throw .negative }
    guard let count = scaled(by: parts) else { throw .tooLarge }
    return count
  }
}
