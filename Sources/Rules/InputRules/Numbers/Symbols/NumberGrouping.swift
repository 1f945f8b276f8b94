/// The groups of a number's integer digits (N3.1).
public struct NumberGrouping: Hashable, Sendable {
  /// The number of digits in the last group.
  package let primary: Int
  /// The number of digits in every earlier group.
  package let secondary: Int
  /// The number of digits before the last group that any separator requires; with 2, 1234 isn't
  /// grouped, but 12345 is.
  package let minimum: Int

  /// Creates a grouping; sizes below 1 become 1.
  /// - Parameters:
  ///   - primary: the digits of the last group.
  ///   - secondary: the digits of every group before the last one; by default `primary`.
  ///   - minimum: how many digits must come before the last group for any separator to be written.
  public init(primary: Int = 3, secondary: Int? = nil, minimum: Int = 1) {
    self.primary = max(1, primary)
    self.secondary = max(1, secondary ?? primary)
    self.minimum = max(1, minimum)
  }
}

extension NumberGrouping {
  /// The number of digits after the first separator in `count` digits, or 0 if there is none.
  func firstSeparator(of count: Int) -> Int {
    if count <= primary || count - primary < minimum { return 0 }
    return count - 1 - (count - 1 - primary) % secondary
  }

  /// The number of digits after the separator that follows the one before the last `rest` digits,
  /// or 0 if there is none.
  func separator(after rest: Int) -> Int {
    rest - secondary >= primary ? rest - secondary : 0
  }
}
