import InputRules

/// A session, and actions in it, in order.
struct SessionScenario: Hashable, Sendable {
  /// The session and its first content.
  var world: SessionWorld
  /// The actions.
  var actions: [Action]
}

extension SessionScenario: CustomStringConvertible {
  /// The session, the first state and the actions, one per line.
  var description: String {
    (["\(world)"] + actions.map { "edit   \($0)" }).joined(separator: "\n")
  }
}
