/// How many times a list of intervals must be repeated to reach a target distance or time (R3).
public struct Repetitions<Quantity: Hashable & Sendable>: Hashable, Sendable {
  /// The number of complete repetitions that fit in the target.
  public let complete: Int
  /// The part of the target that remains after the complete repetitions.
  public let remainder: Quantity
  /// The number of repetitions that are needed to reach the target: `complete`, or one more if a
  /// part remains.
  public let toReach: Int

  package init(complete: Int, remainder: Quantity, toReach: Int) {
    self.complete = complete
    self.remainder = remainder
    self.toReach = toReach
  }
}
