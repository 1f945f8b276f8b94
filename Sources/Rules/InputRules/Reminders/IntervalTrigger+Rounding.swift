extension IntervalTrigger {
  /// The number of microseconds nearest to a positive number of seconds; nil if it is too long.
  static func microseconds(nearest seconds: Double) -> Int? {
    guard let nearest = seconds.scaled(by: 1_000_000), nearest <= limit else { return nil }
    return max(1, nearest)
  }
}
