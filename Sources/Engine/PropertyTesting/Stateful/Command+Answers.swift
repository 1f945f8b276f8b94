extension Command {
  /// Creates a command without an argument; its answer must equal the model's answer.
  ///
  ///     Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() })
  ///
  /// The parameters are those of the initializer with `comparing`.
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

  /// Creates a command with an argument; its answer must equal the model's answer.
  ///
  ///     Command("has", .int(in: 0...9), model: { $0.contains($1) }, system: { $0.has($1) })
  ///
  /// The parameters are those of the initializer with `comparing`.
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

  /// Creates a command with an argument that depends on the model; its answer must equal the
  /// model's.
  ///
  ///     Command("remove", of: { .int(in: 0...$0.count - 1) }, when: { !$0.isEmpty }) {
  ///       $0.remove(at: $1)
  ///     } system: {
  ///       $0.remove(at: $1)
  ///     }
  ///
  /// The parameters are those of the initializer with `comparing`.
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

/// Throws a failure if an answer doesn't equal the model's answer.
@inlinable func requireSame<Answer: Equatable>(_ found: Answer, _ expected: Answer) throws {
  if found != expected { throw Failure(found, expected) }
}

extension Failure {
  /// Creates the failure for an answer that differs from the model's answer.
  @usableFromInline init<Answer>(_ found: Answer, _ expected: Answer) {
    self.init("found \(describe(found)); expected \(describe(expected))", at: "answer")
  }
}
