/// The number of repetitions that reach a distance or a time (R3).
public struct Repetitions<Quantity: Hashable & Sendable>: Hashable, Sendable {
  /// The number of complete repetitions that fit in the target.
  public let complete: Int
  /// The part of the target that the complete repetitions leave.
  public let remainder: Quantity
  /// The number of repetitions that reach the target: one more, if there is a remainder.
  public let toReach: Int

  /// This many repetitions.
  /// - Parameters:
  ///   - complete: how many fit completely.
  ///   - remainder: the rest after them.
  ///   - toReach: how many reach the target.
  package init(complete: Int, remainder: Quantity, toReach: Int) {
    self.complete = complete
    self.remainder = remainder
    self.toReach = toReach
  }
}
