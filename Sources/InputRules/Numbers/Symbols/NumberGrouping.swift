/// How the integer digits of a number are grouped (N3.1).
public struct NumberGrouping: Hashable, Sendable {
  /// The digits of the last group.
  public let primary: Int
  /// The digits of every group before it.
  public let secondary: Int
  /// How many digits must come before the last group for any separator to be written: with 2, 1234
  /// stays as it is and 12345 is grouped.
  public let minimum: Int

  /// Groups of so many digits; a size below 1 means 1.
  public init(primary: Int = 3, secondary: Int? = nil, minimum: Int = 1) {
    self.primary = max(1, primary)
    self.secondary = max(1, secondary ?? primary)
    self.minimum = max(1, minimum)
  }
}
