extension Command {
  /// A command without an argument, whose answer must equal the model's answer.
  ///
  ///     Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() })
  ///
  /// The parameters are those of the command whose answers are compared by hand.
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

  /// A command whose answer must equal the model's answer.
  ///
  ///     Command("has", .int(in: 0...9), model: { $0.contains($1) }, system: { $0.has($1) })
  ///
  /// The parameters are those of the command whose answers are compared by hand.
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

  /// A command whose argument depends on the model, and whose answer must equal the model's answer.
  ///
  ///     Command("remove", of: { .int(in: 0...$0.count - 1) }, when: { !$0.isEmpty }) {
  ///       $0.remove(at: $1)
  ///     } system: {
  ///       $0.remove(at: $1)
  ///     }
  ///
  /// The parameters are those of the command whose answers are compared by hand.
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

/// Claims that an answer equals the model's answer.
@inlinable func requireSame<Answer: Equatable>(_ found: Answer, _ expected: Answer) throws {
  if found != expected { throw Failure(found, expected) }
}

extension Failure {
  /// The failure for an answer that differs from the model's answer.
  @usableFromInline init<Answer>(_ found: Answer, _ expected: Answer) {
    self.init("found \(describe(found)); expected \(describe(expected))", at: "answer")
  }
}
