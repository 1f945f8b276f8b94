// A machine with such a command must run its system to generate a trace, because the enabled
// commands depend on the answers. Shrinking runs the system twice for each trace that it tries.

extension Command {
  /// Creates a command without an argument and with several correct answers; the model follows the
  /// system.
  ///
  ///     Command("take", when: { !$0.isEmpty }, system: { $0.take() }) { model, found in
  ///       try require(model.remove(found) != nil, "\(found) isn't there")
  ///     }
  ///
  /// - Parameters:
  ///   - name: the command's name in traces.
  ///   - weight: the frequency in random traces, relative to the other enabled commands.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - system: performs the command on the system, and returns the system's answer.
  ///   - follow: throws (`require`) or returns false if the system's answer is wrong; changes the
  ///     model to the state after that answer.
  public init<Found, Outcome>(
    _ name: String, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    system: @escaping @Sendable (inout System) throws -> Found,
    following follow: @escaping @Sendable (inout Model, _ found: Found) throws -> Outcome
  ) {
    self.init(
      name, of: { _ in .just(()) }, weight: weight, when: isEnabled,
      system: { subject, _ in try system(&subject) }, following: { try follow(&$0, $2) })
  }

  /// Creates a command with an argument and several correct answers; the model follows the system.
  ///
  /// The parameters are those of a command without an argument; `argument` returns the argument's
  /// generator for a state of the model.
  public init<Argument: Sendable, Found, Outcome>(
    _ name: String, of argument: @escaping @Sendable (Model) throws -> Generator<Argument>,
    weight: Int = 1, when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    system: @escaping @Sendable (inout System, Argument) throws -> Found,
    following follow: @escaping @Sendable (inout Model, Argument, _ found: Found) throws -> Outcome
  ) {
    self.init(
      name, weight: weight, when: isEnabled,
      drawing: { source, state in try argument(state).generate(&source) }
    ) { performance, argument -> Any in
      guard let found = try performance.onSystem({ try system(&$0, argument) }) else { return () }
      try requireTrue(follow(&performance.model, argument, found))
      return found
    }
    follows = true
  }
}
