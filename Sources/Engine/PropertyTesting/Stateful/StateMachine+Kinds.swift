/// A labelled kind of a model's states.
struct StateKind<Model>: Sendable {
  let label: String
  /// The share of traces that must have such a state.
  let minimum: Double
  let isHit: @Sendable (Model) -> Bool
}

extension StateMachine {
  /// The same machine; a run counts the traces with a state of the labelled kind, whose share must
  /// reach `minimum` (`Generator.cover`).
  ///
  ///     expectHolds(stack.cover("full", atLeast: 0.05) { $0.count == 8 })
  ///
  /// - Parameters:
  ///   - label: the kind's name in reports.
  ///   - minimum: the share, from 0 to 1; with any other, the property fails.
  ///   - isHit: whether a state of the model is of the kind.
  public func cover(
    _ label: String, atLeast minimum: Double = 0, _ isHit: @escaping @Sendable (Model) -> Bool
  ) -> StateMachine {
    var machine = self
    machine.kinds.append(StateKind(label: label, minimum: minimum, isHit: isHit))
    return machine
  }

  /// Whether a first state is of each kind; empty if nobody asks.
  func seen(of state: Model, _ source: ChoiceSource) -> [Bool] {
    source.isClassifying ? kinds.map { $0.isHit(state) } : []
  }

  /// Notes of which kinds a further state is.
  func note(_ state: Model, in seen: inout [Bool]) {
    for index in seen.indices where !seen[index] { seen[index] = kinds[index].isHit(state) }
  }

  /// Reports the kinds and the commands of a trace.
  func observe(_ seen: [Bool], _ source: inout ChoiceSource, _ isTaken: (String) -> Bool) {
    for command in commands {
      source.observe(
        command.name, atLeast: command.weight > 0 ? reach : 0, isTaken(command.name))
    }
    for (kind, isHit) in Swift.zip(kinds, seen) {
      source.observe(kind.label, atLeast: kind.minimum, isHit)
    }
  }
}
