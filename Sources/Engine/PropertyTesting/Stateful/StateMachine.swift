/// A system and its model, which must agree after any sequence of commands.
///
///     let stack = StateMachine<[Int], Stack>(
///       model: { [] }, system: { Stack() },
///       commands: [
///         Command("push", .int(in: 0...9), model: { $0.append($1) }, system: { $0.push($1) }),
///         Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() }),
///       ],
///       invariant: { model, stack in try requireEqual(stack.count, model.count) })
///
/// Only the model determines which commands are enabled. So a trace can be generated without the
/// system, unless the model follows the system's answers (`following:`). The system is created when
/// the claim is checked, and needn't be `Sendable`.
///
/// A run fails if the share of traces with a command is certainly too low, because a command that
/// is never enabled tests nothing. If no trace contained a command, a run checks up to twice its
/// number of cases. With 1,000 cases and a share of 0.02, this is enough to be certain.
public struct StateMachine<Model, System>: Sendable {
  /// The commands, simplest first.
  public let commands: [Command<Model, System>]
  /// The maximum number of commands in a trace.
  public let steps: Int
  /// The required share of traces with each command, from 0 to 1.
  public let reach: Double
  @usableFromInline let model: @Sendable () -> Model
  @usableFromInline let system: @Sendable () throws -> System
  @usableFromInline let invariant: @Sendable (Model, System) throws -> Void
  /// The kinds of states that a run counts.
  @usableFromInline var kinds: [StateKind<Model>] = []

  /// Creates a machine from a system and its model.
  /// - Parameters:
  ///   - model: creates the model in its initial state.
  ///   - system: creates the system in its initial state.
  ///   - steps: the maximum number of commands in a trace; with a negative number, the property
  ///     fails.
  ///   - reach: the required share of traces with each command; if it isn't from 0 to 1, the
  ///     property fails.
  ///   - commands: the commands, simplest first; without commands, the property fails.
  ///   - invariant: throws (`require`) or returns false if model and system disagree; called in the
  ///     initial state and after every command.
  @inlinable public init<Outcome>(
    model: @escaping @Sendable () -> Model, system: @escaping @Sendable () throws -> System,
    steps: Int = 50, reach: Double = 0.02, commands: [Command<Model, System>],
    invariant: @escaping @Sendable (Model, System) throws -> Outcome
  ) {
    self.model = model
    self.system = system
    self.steps = steps
    self.reach = reach
    self.commands = commands
    self.invariant = { try requireTrue(invariant($0, $1)) }
  }

  /// Creates a machine without an invariant; the machine compares only the answers of commands.
  ///
  /// The parameters are those of the initializer with an invariant.
  @inlinable public init(
    model: @escaping @Sendable () -> Model, system: @escaping @Sendable () throws -> System,
    steps: Int = 50, reach: Double = 0.02, commands: [Command<Model, System>]
  ) {
    self.init(
      model: model, system: system, steps: steps, reach: reach, commands: commands
    ) { _, _ in }
  }
}

extension Property {
  /// Creates the claim that a system agrees with its model after any sequence of commands.
  /// - Parameters:
  ///   - machine: returns the machine for a subject.
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the path of the property's file.
  @inlinable public init<Model, System>(
    named name: PropertyName? = nil, filePath: String = #filePath,
    machine: @escaping @Sendable (Subject) -> StateMachine<Model, System>
  ) {
    self.init(named: name, filePath: filePath) { machine($0).parts }
  }
}

extension StateMachine {
  /// Returns the claim that the system agrees with its model after any sequence of commands.
  /// - Parameters:
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the path of the property's file.
  @inlinable public func claim(named name: PropertyName? = nil, filePath: String = #filePath)
    -> Claim
  {
    Property<Void>(named: name, filePath: filePath) { _ in self }.about(())
  }
}
