/// An operation on a system, and the same operation on its model.
public struct Command<Model, System>: Sendable {
  /// The command's name in traces.
  public let name: String
  let weight: UInt64
  /// The reason the command can't be used.
  let error: GeneratorError?
  let isEnabled: @Sendable (Model) -> Bool
  /// Whether the model follows what the system answers.
  var follows = false
  /// Draws a step; what it makes has the given number.
  let step: @Sendable (inout ChoiceSource, Model, _ number: Int) -> Step<Model, System>

  init(
    _ name: String, weight: Int, when isEnabled: @escaping @Sendable (Model) -> Bool,
    step: @escaping @Sendable (inout ChoiceSource, Model, _ number: Int) -> Step<Model, System>
  ) {
    self.name = name
    self.weight = UInt64(max(0, weight))
    error = weight < 0 ? .badWeight(weight) : nil
    self.isEnabled = isEnabled
    self.step = step
  }

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
  ///   - name: the command's name in traces.
  ///   - argument: a generator of the command's argument, for a state of the model that enables it;
  ///     `zip` several. If the generator rejects its value (`filter`), the step is skipped.
  ///   - weight: how often random traces use the command, relative to the others that are enabled;
  ///     with one below zero, the property fails.
  ///   - isEnabled: whether the command may be used in a state of the model.
  ///   - model: what the model does, and its answer.
  ///   - system: what the system does, and its answer; to throw is to fail.
  ///   - compare: throws (`require`) or returns false if the system's answer is wrong.
  public init<Argument: Sendable, Expected, Found, Outcome>(
    _ name: String, of argument: @escaping @Sendable (Model) -> Generator<Argument>,
    weight: Int = 1, when isEnabled: @escaping @Sendable (Model) -> Bool = { _ in true },
    model: @escaping @Sendable (inout Model, Argument) -> Expected,
    system: @escaping @Sendable (inout System, Argument) throws -> Found,
    comparing compare: @escaping @Sendable (_ found: Found, _ expected: Expected) throws -> Outcome
  ) {
    self.init(name, weight: weight, when: isEnabled) { source, state, _ in
      let argument = argument(state).generate(&source)
      return Step(
        command: name, argument: argument,
        advance: { model(&$0, argument) },
        run: { state, subject, _ in
          let expected = model(&state, argument)
          try requireTrue(compare(system(&subject, argument), expected))
          return expected
        })
    }
  }
}
