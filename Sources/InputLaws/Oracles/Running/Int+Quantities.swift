extension Int {
  /// The most that a quantity may be, in micrometres or microseconds, as R1.1 says it: laws and
  /// generators don't ask the reference for its limit.
  static let mostOfAQuantity = 1_000_000_000_000_000
}
