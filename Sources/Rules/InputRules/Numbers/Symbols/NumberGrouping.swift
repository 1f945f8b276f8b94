/// The groups of a number's integer digits (N3.1).
public struct NumberGrouping: Hashable, Sendable {
  /// The digits of the last group.
  package let primary: Int
  /// The digits of every group before it.
  package let secondary: Int
  /// How many digits must come before the last group for any separator to be written: with 2, 1234
  /// stays as it is and 12345 is grouped.
  package let minimum: Int

  /// Groups of digits; a size below 1 is 1.
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
  /// How many of this many last digits come after the first separator; 0 if there is none.
  func firstSeparator(of count: Int) -> Int {
    if count <= primary || count - primary < minimum { return 0 }
    return count - 1 - (count - 1 - primary) % secondary
  }

  /// How many of the last digits come after the separator following the one before this many; 0 if
  /// there is none.
  func separator(after rest: Int) -> Int {
    rest - secondary >= primary ? rest - secondary : 0
  }
}
