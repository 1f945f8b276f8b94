/// How often something is to be repeated to fill a target (R3).
public struct Repetitions<Quantity: Hashable & Sendable>: Hashable, Sendable {
  /// How many repetitions fit wholly.
  public let complete: Int
  /// What is left of the target behind them.
  public let remainder: Quantity
  /// How many repetitions reach the target: one more, if something is left.
  public let toReach: Int

  /// So many repetitions.
  ///
  /// - Parameters:
  ///   - complete: how many fit wholly.
  ///   - remainder: what is left behind them.
  ///   - toReach: how many reach the target.
  public init(complete: Int, remainder: Quantity, toReach: Int) {
    self.complete = complete
    self.remainder = remainder
    self.toReach = toReach
  }
}
