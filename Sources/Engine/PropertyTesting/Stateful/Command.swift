/// An operation on a system, and the same operation on its model.
public struct Command<Model, System>: Sendable {
  /// The command's name in traces.
  public let name: String
  @usableFromInline let weight: UInt64
  /// The reason the command can't be used, or `nil` if it can.
  @usableFromInline let error: GeneratorError?
  /// Returns whether the command may be used in a state of the model; `nil` if it always may.
  @usableFromInline let isEnabled: (@Sendable (Model) -> Bool)?
  /// Whether the model follows the system's answers.
  @usableFromInline var follows = false
  /// Draws an argument and performs the command; returns false if no argument can be drawn.
  @usableFromInline let perform:
    @Sendable (inout ChoiceSource, inout Performance<Model, System>) -> Bool

  /// - Parameters:
  ///   - argument: draws an argument for a state of the model.
  ///   - call: returns the call as a trace shows it; the number is that of a thing that the call
  ///     creates.
  ///   - run: performs the command on the model and on the system, if any; returns the correct
  ///     answer.
  @inlinable init<Argument, Answer>(
    _ name: String, weight: Int, when isEnabled: (@Sendable (Model) -> Bool)?,
    drawing argument: @escaping @Sendable (inout ChoiceSource, Model) throws -> Argument,
    call: (@Sendable (Argument, _ number: Int) -> String)? = nil,
    run: @escaping @Sendable (inout Performance<Model, System>, Argument) throws -> Answer
  ) {
    self.name = name
    self.weight = UInt64(max(0, weight))
    error = weight < 0 ? .badWeight(weight) : nil
    self.isEnabled = isEnabled
    perform = { source, performance in
      let wasRejected = source.isRejected
      let drawn: Argument
      do {
        drawn = try argument(&source, performance.model)
      } catch {
        source.refuse(error)
        return false
      }
      if source.isRejected && !wasRejected && !source.isRefused { return false }
      performance.perform(name, drawn, run) { number in
        call?(drawn, number) ?? PropertyTesting.call(of: name, drawn)
      }
      return true
    }
  }

  /// Creates a command with an argument that depends on the model, and a closure that compares
  /// answers.
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
  ///   - argument: returns the argument's generator for a state of the model that enables the
  ///     command; use `zip` for several arguments. If the generator discards the case (`filter`),
  ///     the step is skipped. A thrown error, as from `.element(of: [])`, fails the property.
  ///   - weight: the frequency in random traces, relative to the other enabled commands; with a
  ///     negative weight, the property fails.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - model: changes the model, and returns the model's answer.
  ///   - system: performs the command on the system, and returns the system's answer; a thrown
  ///     error is a failure.
  ///   - compare: throws (`require`) or returns false if the system's answer is wrong.
  @inlinable public init<Argument: Sendable, Expected, Found, Outcome>(
    _ name: String, of argument: @escaping @Sendable (Model) throws -> Generator<Argument>,
    weight: Int = 1, when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Argument) -> Expected,
    system: @escaping @Sendable (inout System, Argument) throws -> Found,
    comparing compare: @escaping @Sendable (_ found: Found, _ expected: Expected) throws -> Outcome
  ) {
    self.init(
      name, drawing: { source, state in try argument(state).generate(&source) }, weight: weight,
      when: isEnabled, model: model, system: system, comparing: compare)
  }

  @inlinable init<Argument, Expected, Found, Outcome>(
    _ name: String,
    drawing argument: @escaping @Sendable (inout ChoiceSource, Model) throws -> Argument,
    weight: Int, when isEnabled: (@Sendable (Model) -> Bool)?,
    model: @escaping @Sendable (inout Model, Argument) -> Expected,
    system: @escaping @Sendable (inout System, Argument) throws -> Found,
    comparing compare: @escaping @Sendable (_ found: Found, _ expected: Expected) throws -> Outcome
  ) {
    self.init(name, weight: weight, when: isEnabled, drawing: argument) { performance, argument in
      let expected = model(&performance.model, argument)
      if let found = try performance.onSystem({ try system(&$0, argument) }) {
        try requireTrue(compare(found, expected))
      }
      return expected
    }
  }
}
