/// How a number's integer digits are grouped (N3.1).
public struct NumberGrouping: Hashable, Sendable {
  /// The number of digits in the last group.
  package let primary: Int
  /// The number of digits in every earlier group.
  package let secondary: Int
  /// The smallest number of digits before the last group of a grouped number; if it is 2, 1234
  /// isn't grouped, but 12345 is.
  package let minimum: Int

  /// Creates a grouping; numbers below 1 become 1.
  /// - Parameters:
  ///   - primary: the number of digits in the last group.
  ///   - secondary: the number of digits in every earlier group; by default, `primary`.
  ///   - minimum: the smallest number of digits that must precede the last group for a number to be
  ///     grouped.
  public init(primary: Int = 3, secondary: Int? = nil, minimum: Int = 1) {
    self.primary = max(1, primary)
    self.secondary = max(1, secondary ?? primary)
    self.minimum = max(1, minimum)
  }
}

extension NumberGrouping {
  /// The number of digits that follow the first separator in a number of `count` digits, or 0 if
  /// there is no separator.
  func firstSeparator(of count: Int) -> Int {
    if count <= primary || count - primary < minimum { return 0 }
    return count - 1 - (count - 1 - primary) % secondary
  }

  /// The number of digits that follow the next separator, or 0 if there is none, where `rest`
  /// digits follow the current separator.
  func separator(after rest: Int) -> Int {
    rest - secondary >= primary ? rest - secondary : 0
  }
}
