/// Commands for a system and its model, in order.
public struct Trace<Model, System>: Sendable {
  let machine: StateMachine<Model, System>
  let steps: [Step<Model, System>]

  /// How many commands there are.
  public var count: Int { steps.count }

  /// Makes a model and a system, runs the commands on both, and compares them after each.
  /// - Throws: `Failure`, which names the step, if the two don't agree or the system throws. Its
  ///   origin contains the command's name, so that each command's failures are separate bugs.
  public func run() throws {
    var performance = try Performance(of: machine)
    for step in steps { try performance.perform(step) }
  }
}

extension Trace: CustomStringConvertible {
  /// One line per command: its number, its call, and the model's answer.
  public var description: String {
    var model = machine.model()
    return Calls(lines: steps.map { $0.text($0.advance?(&model) ?? ()) }).description
  }
}

/// Commands that were performed, as text.
struct Calls: CustomStringConvertible {
  let lines: [String]

  var description: String {
    if lines.isEmpty { return "no commands" }
    let width = "\(lines.count)".count
    return lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(line)"
    }.joined(separator: "\n")
  }
}

/// A model and a system, on both of which commands are performed.
struct Performance<Model, System> {
  private let machine: StateMachine<Model, System>
  private(set) var model: Model
  private var system: System
  /// What the commands made.
  private(set) var things: [Any] = []
  /// The right answer to the last command, as a trace shows it.
  private(set) var answer: Any = ()
  private var count = 0

  init(of machine: StateMachine<Model, System>) throws {
    self.machine = machine
    model = machine.model()
    system = try Self.attempt("system", "making the system") { try machine.system() }
    try Self.attempt("start", "at the start") { try machine.invariant(model, system) }
  }

  /// Performs a command on both, and compares them.
  mutating func perform(_ step: Step<Model, System>) throws {
    (count, answer) = (count + 1, ())
    answer = try Self.attempt(step.command, "step \(count), \(step.call)") {
      try step.run(&model, &system, &things)
    }
    try Self.attempt("\(step.command), invariant", "after step \(count), \(step.call)") {
      try machine.invariant(model, system)
    }
  }

  /// Does `work`, and adds to its errors when and where they happened.
  private static func attempt<Result>(
    _ origin: @autoclosure () -> String, _ time: @autoclosure () -> String,
    _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let failure as Failure {
      throw Failure("\(time()): \(failure.message)", at: "\(origin()) \(failure.origin)")
    } catch let discard as Discard {
      throw discard
    } catch {
      throw Failure(thrown: error, "\(time()): threw ", at: "\(origin()) ")
    }
  }
}

/// A command with its argument drawn: an element of a trace.
struct Step<Model, System>: Sendable {
  /// The command's name.
  let command: String
  /// The command's argument, or a tuple of them.
  let argument: any Sendable
  /// The name of what the command makes; nil if it makes nothing.
  var makes: String?
  /// Runs the command on the model alone and returns its answer; nil if the model follows that of
  /// the system.
  let advance: (@Sendable (inout Model) -> Any)?
  /// Runs the command on both, with what was made before, and throws if the system differs; returns
  /// the right answer.
  let run: @Sendable (inout Model, inout System, inout [Any]) throws -> Any

  /// The call as text, such as `push(3)`.
  var call: String {
    (makes.map { "\($0) = " } ?? "") + PropertyTesting.call(of: command, argument)
  }

  /// The call, and the answer to it.
  func text(_ answer: Any) -> String {
    answer is Void ? call : "\(call) → \(PropertyTesting.describe(answer))"
  }
}
