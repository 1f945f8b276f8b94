/// How often something must be repeated to reach a target (R3).
public struct Repetitions<Quantity: Hashable & Sendable>: Hashable, Sendable {
  /// How many repetitions fit completely.
  public let complete: Int
  /// The rest of the target after them.
  public let remainder: Quantity
  /// How many repetitions reach the target: one more, if there is a rest.
  public let toReach: Int

  /// So many repetitions.
  ///
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
