import InputRules

/// A session, and what is done in it, one action after the other.
struct SessionScenario: Hashable, Sendable {
  /// The session and what it shows at first.
  var world: SessionWorld
  /// What is done.
  var actions: [Action]
}

extension SessionScenario: CustomStringConvertible {
  /// The session, the first state and the actions, each on a line of its own.
  var description: String {
    (["\(world)"] + actions.map { "edit   \($0)" }).joined(separator: "\n")
  }
}
