// The parameters are those of the initializer in `Command.swift`, which compares by hand.

extension Command {
  /// A command without an argument, whose answer must be the model's.
  ///
  ///     Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() })
  /// - Parameters:
  ///   - name: the command's name in traces.
  ///   - weight: the frequency in random traces, relative to the other enabled commands.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - model: changes the model, and returns its answer.
  ///   - system: does the same to the system, and returns its answer; an error is a failure.
  @inlinable public init<Answer: Equatable & SendableMetatype>(
    _ name: String, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model) -> Answer,
    system: @escaping @Sendable (inout System) throws -> Answer
  ) {
    self.init(
      name, drawing: { _, _ in }, weight: weight, when: isEnabled,
      model: { state, _ in model(&state) }, system: { subject, _ in try system(&subject) },
      comparing: requireSame)
  }

  /// A command whose answer must be the model's.
  ///
  ///     Command("has", .int(in: 0...9), model: { $0.contains($1) }, system: { $0.has($1) })
  /// - Parameters:
  ///   - name: the command's name in traces.
  ///   - argument: the generator of the command's argument.
  ///   - weight: the frequency in random traces, relative to the other enabled commands.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - model: changes the model, and returns its answer.
  ///   - system: does the same to the system, and returns its answer; an error is a failure.
  @inlinable public init<Argument: Sendable, Answer: Equatable & SendableMetatype>(
    _ name: String, _ argument: Generator<Argument>, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Argument) -> Answer,
    system: @escaping @Sendable (inout System, Argument) throws -> Answer
  ) {
    self.init(
      name, drawing: { [draw = argument.generate] source, _ in draw(&source) }, weight: weight,
      when: isEnabled, model: model, system: system, comparing: requireSame)
  }

  /// A command whose argument depends on the model, and whose answer must be the model's.
  ///
  ///     Command("remove", of: { .int(in: 0...$0.count - 1) }, when: { !$0.isEmpty }) {
  ///       $0.remove(at: $1)
  ///     } system: {
  ///       $0.remove(at: $1)
  ///     }
  /// - Parameters:
  ///   - name: the command's name in traces.
  ///   - argument: returns the generator of the argument for a state of the model.
  ///   - weight: the frequency in random traces, relative to the other enabled commands.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - model: changes the model, and returns its answer.
  ///   - system: does the same to the system, and returns its answer; an error is a failure.
  @inlinable public init<Argument: Sendable, Answer: Equatable & SendableMetatype>(
    _ name: String, of argument: @escaping @Sendable (Model) throws -> Generator<Argument>,
    weight: Int = 1, when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Argument) -> Answer,
    system: @escaping @Sendable (inout System, Argument) throws -> Answer
  ) {
    self.init(
      name, of: argument, weight: weight, when: isEnabled, model: model, system: system,
      comparing: requireSame)
  }
}

/// Claims that an answer is the model's.
@inlinable func requireSame<Answer: Equatable>(_ found: Answer, _ expected: Answer) throws {
  if found != expected { throw Failure(found, expected) }
}

extension Failure {
  /// An answer that isn't the model's.
  @usableFromInline init<Answer>(_ found: Answer, _ expected: Answer) {
    self.init("found \(describe(found)); expected \(describe(expected))", at: "answer")
  }
}
