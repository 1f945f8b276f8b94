@usableFromInline struct StateKind<Model>: Sendable {
  @usableFromInline let label: String
  /// The required share of traces with a state of the kind.
  @usableFromInline let minimum: Double
  @usableFromInline let isHit: @Sendable (Model) -> Bool
}

extension StateMachine {
  /// Returns the same machine, with a minimum share of traces that contain a state of a kind, as
  /// for `Generator.cover`.
  ///
  ///     expectHolds(stack.cover("full", atLeast: 0.05) { $0.count == 8 })
  ///
  /// - Parameters:
  ///   - label: the kind's name in reports.
  ///   - minimum: the smallest share, from 0 to 1; with any other number, the property fails.
  ///   - isHit: returns whether a state of the model is of the kind.
  public func cover(
    _ label: String, atLeast minimum: Double = 0, _ isHit: @escaping @Sendable (Model) -> Bool
  ) -> StateMachine {
    var machine = self
    machine.kinds.append(StateKind(label: label, minimum: minimum, isHit: isHit))
    return machine
  }

  @inlinable func note(_ state: Model, in seen: inout [Bool]) {
    for index in seen.indices where !seen[index] { seen[index] = kinds[index].isHit(state) }
  }

  /// Records which kinds and commands a trace contains.
  @inlinable func observe(_ seen: [Bool], _ taken: [Bool], _ source: inout ChoiceSource) {
    for index in commands.indices {
      let minimum = commands[index].weight > 0 ? reach : 0
      source.observe(commands[index].name, atLeast: minimum, taken[index])
    }
    for index in kinds.indices {
      source.observe(kinds[index].label, atLeast: kinds[index].minimum, seen[index])
    }
  }
}
