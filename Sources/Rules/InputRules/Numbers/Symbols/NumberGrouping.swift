/// The groups of a number's integer digits (N3.1).
public struct NumberGrouping: Hashable, Sendable {
  /// The number of digits in the last group.
  package let primary: Int
  /// The number of digits in every earlier group.
  package let secondary: Int
  /// The smallest number of digits before the last group in a grouped number; with 2, 1234 isn't
  /// grouped, but 12345 is.
  package let minimum: Int

  /// Creates a grouping; sizes below 1 become 1.
  /// - Parameters:
  ///   - primary: the number of digits in the last group.
  ///   - secondary: the number of digits in every earlier group; by default `primary`.
  ///   - minimum: the smallest number of digits before the last group in a grouped number.
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

  /// The number of digits after the next separator, or 0 if there is none; `rest` digits follow the
  /// current separator.
  func separator(after rest: Int) -> Int {
    rest - secondary >= primary ? rest - secondary : 0
  }
}
