// The effects of these commands appear in the answers of other commands and in the invariant. If
// the closures' answers have different types, these initializers are selected, too; the compiler
// then warns that the answers are unused.

extension Command {
  /// A command without an argument or an answer.
  ///
  ///     Command("clear", model: { $0.removeAll() }, system: { $0.clear() })
  ///
  /// The parameters are those of the command whose answers are compared by hand.
  @inlinable public init(
    _ name: String, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model) -> Void,
    system: @escaping @Sendable (inout System) throws -> Void
  ) {
    self.init(
      name, drawing: { _, _ in }, weight: weight, when: isEnabled,
      model: { state, _ in model(&state) }, system: { subject, _ in try system(&subject) }
    ) { (_: Void, _: Void) in }
  }

  /// A command without an answer.
  ///
  ///     Command("push", .int(in: 0...9), model: { $0.append($1) }, system: { $0.push($1) })
  ///
  /// The parameters are those of the command whose answers are compared by hand.
  @inlinable public init<Argument: Sendable>(
    _ name: String, _ argument: Generator<Argument>, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Argument) -> Void,
    system: @escaping @Sendable (inout System, Argument) throws -> Void
  ) {
    self.init(
      name, drawing: { [draw = argument.generate] source, _ in draw(&source) }, weight: weight,
      when: isEnabled, model: model, system: system
    ) { (_: Void, _: Void) in }
  }

  /// A command whose argument depends on the model, without an answer.
  ///
  /// The parameters are those of the command whose answers are compared by hand.
  @inlinable public init<Argument: Sendable>(
    _ name: String, of argument: @escaping @Sendable (Model) throws -> Generator<Argument>,
    weight: Int = 1, when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Argument) -> Void,
    system: @escaping @Sendable (inout System, Argument) throws -> Void
  ) {
    self.init(
      name, of: argument, weight: weight, when: isEnabled, model: model, system: system
    ) { (_: Void, _: Void) in }
  }
}
