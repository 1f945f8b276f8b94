/// A set of wheels, and the position that they show (W5.4).
public struct WheelSelection: Hashable, Sendable {
  /// The wheels.
  public let set: WheelSet
  /// The position's count, which is its index among all positions of the set, starting at 0.
  public let count: Int

  /// Creates a selection of a set's first position, which a new picker shows.
  /// - Parameter set: the wheels.
  public init(_ set: WheelSet) {
    self.set = set
    count = 0
  }

  /// Creates a selection of the position with the given count.
  /// - Parameters:
  ///   - set: the wheels.
  ///   - count: the count of the position, starting at 0.
  /// - Throws: `WheelProblem.noPosition` if no position has this count.
  public init(_ set: WheelSet, count: Int) throws(WheelProblem) {
    guard set.counts.contains(count) else {
      throw .noPosition(count: count, last: set.counts.upperBound)
    }
    self.set = set
    self.count = count
  }

  /// Creates a selection of a position whose count is valid for the set.
  package init(unchecked set: WheelSet, count: Int) {
    self.set = set
    self.count = count
  }
}
