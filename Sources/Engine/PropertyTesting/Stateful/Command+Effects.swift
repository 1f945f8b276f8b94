// The effects of these commands are checked by the answers of other commands and by the invariant.
// If the closures return different types, Swift also selects these initializers, and warns about
// unused results.

extension Command {
  /// Creates a command without an argument or an answer.
  ///
  ///     Command("clear", model: { $0.removeAll() }, system: { $0.clear() })
  ///
  /// The parameters are those of the initializer with `comparing`.
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

  /// Creates a command with an argument and without an answer.
  ///
  ///     Command("push", .int(in: 0...9), model: { $0.append($1) }, system: { $0.push($1) })
  ///
  /// The parameters are those of the initializer with `comparing`.
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

  /// Creates a command with an argument that depends on the model, and without an answer.
  ///
  /// The parameters are those of the initializer with `comparing`.
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
