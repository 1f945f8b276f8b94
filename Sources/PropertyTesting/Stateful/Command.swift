/// One thing that can be done to a system, and what it does to the model beside it.
public struct Command<Model, System>: Sendable {
  /// What the command is called in traces.
  public let name: String
  let weight: UInt64
  let isEnabled: @Sendable (Model) -> Bool
  let step: @Sendable (inout ChoiceSource, Model) -> Step<Model, System>

  /// A command whose argument depends on the model, and whose answers are compared by hand.
  ///
  ///     Command("mean", of: { _ in .int(in: 1...9) }) { model, count in
  ///       model.suffix(count).reduce(0, +) / Double(count)
  ///     } system: { samples, count in
  ///       samples.mean(ofLast: count)
  ///     } comparing: { found, expected in
  ///       try require(abs(found - expected) < 1e-9, "found \(found); expected \(expected)")
  ///     }
  ///
  /// - Parameters:
  ///   - name: what the command is called in traces.
  ///   - argument: for a state of the model that enables the command, a generator of its argument;
  ///     `zip` several. One that the generator rejects (`filter`) leaves the step out.
  ///   - weight: how often chance gives the command, beside the others that are enabled.
  ///   - isEnabled: whether the command may be given in a state of the model.
  ///   - model: what the model does, and its answer.
  ///   - system: what the system does, and its answer; to throw is to fail.
  ///   - compare: throws (`require`) where the system's answer is wrong.
  public init<Argument, Expected, Found>(
    _ name: String, of argument: @escaping @Sendable (Model) -> Generator<Argument>,
    weight: Int = 1, when isEnabled: @escaping @Sendable (Model) -> Bool = { _ in true },
    model: @escaping @Sendable (inout Model, Argument) -> Expected,
    system: @escaping @Sendable (inout System, Argument) throws -> Found,
    comparing compare: @escaping @Sendable (_ found: Found, _ expected: Expected) throws -> Void
  ) {
    precondition(weight >= 0, "A weight can't be negative.")
    self.name = name
    self.weight = UInt64(weight)
    self.isEnabled = isEnabled
    step = { source, state in
      let argument = argument(state).generate(&source)
      return Step(
        command: name, argument: argument,
        advance: { model(&$0, argument) },
        run: { state, subject in
          let expected = model(&state, argument)
          try compare(system(&subject, argument), expected)
        })
    }
  }
}
