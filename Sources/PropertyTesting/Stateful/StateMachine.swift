/// A system and a model of it side by side: whatever commands they are given, they must agree.
///
///     let stack = StateMachine<[Int], Stack>(
///       model: { [] }, system: { Stack() },
///       commands: [
///         Command("push", .int(in: 0...9), model: { $0.append($1) }, system: { $0.push($1) }),
///         Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() }),
///       ],
///       invariant: { model, stack in try requireEqual(stack.count, model.count) })
///
/// The model alone decides which commands may be given, so it is all that a trace is made with; the
/// system is only made where the claim is judged, and needs not be `Sendable`.
///
/// A run fails where a command is certainly in fewer traces than it should be: one whose
/// precondition is never met is an ornament.
public struct StateMachine<Model, System>: Sendable {
  /// What may be done, the simplest first.
  public let commands: [Command<Model, System>]
  /// How many commands a trace has at the most.
  public let steps: Int
  /// The share of traces, from 0 to 1, that each command must be in.
  public let reach: Double
  let model: @Sendable () -> Model
  let system: @Sendable () throws -> System
  let invariant: @Sendable (Model, System) throws -> Void

  /// A system beside its model.
  ///
  /// - Parameters:
  ///   - model: makes the model in its first state.
  ///   - system: makes the system in its first state.
  ///   - steps: how many commands a trace has at the most.
  ///   - reach: the share of traces, from 0 to 1, that each command must be in.
  ///   - commands: what may be done, the simplest first.
  ///   - invariant: throws (`require`) where the two don't agree; asked of the first state and
  ///     behind every command.
  public init(
    model: @escaping @Sendable () -> Model, system: @escaping @Sendable () throws -> System,
    steps: Int = 20, reach: Double = 0.02, commands: [Command<Model, System>],
    invariant: @escaping @Sendable (Model, System) throws -> Void = { _, _ in }
  ) {
    precondition(steps >= 0, "A trace can't have fewer than 0 steps.")
    precondition(!commands.isEmpty, "There must be a command to give.")
    self.model = model
    self.system = system
    self.steps = steps
    self.reach = reach
    self.commands = commands
    self.invariant = invariant
  }
}
