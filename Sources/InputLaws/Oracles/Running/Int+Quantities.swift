extension Int {
  /// The largest quantity, in micrometres or microseconds, R1.1: laws and generators
  /// don't ask the reference for its limit.
  static let mostOfAQuantity = 1_000_000_000_000_000
}
