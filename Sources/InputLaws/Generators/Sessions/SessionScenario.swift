import InputRules

/// A session, and what is done in it, one action after the other.
public struct SessionScenario: Hashable, Sendable {
  /// The session and what it shows at first.
  public var world: SessionWorld
  /// What is done.
  public var actions: [Action]
}

extension SessionScenario: CustomStringConvertible {
  /// The session, the first state and the actions, each on a line of its own.
  public var description: String {
    (["\(world)"] + actions.map { "edit   \($0)" }).joined(separator: "\n")
  }
}
