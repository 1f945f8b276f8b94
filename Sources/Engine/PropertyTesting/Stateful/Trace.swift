/// Commands for a system and its model, in order.
public struct Trace<Model, System>: Sendable {
  let machine: StateMachine<Model, System>
  let steps: [Step<Model, System>]

  /// How many commands there are.
  public var count: Int { steps.count }

  /// Makes a model and a system, runs the commands on both, and compares them after each.
  ///
  /// - Throws: `Failure`, which names the step, if the two don't agree or the system throws. Its
  ///   origin contains the command's name, so that each command's failures are separate bugs.
  public func run() throws {
    var model = machine.model()
    var system = try attempt("system", "making the system") { try machine.system() }
    try attempt("start", "at the start") { try machine.invariant(model, system) }
    for index in 0..<steps.count {
      let step = steps[index]
      try attempt(step.command, "step \(index + 1), \(step.call)") {
        try step.run(&model, &system)
      }
      try attempt("\(step.command), invariant", "after step \(index + 1), \(step.call)") {
        try machine.invariant(model, system)
      }
    }
  }

  /// Does `work`, and adds to its errors when and where they happened.
  private func attempt<Result>(
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

extension Trace: CustomStringConvertible {
  /// One line per command: its number, its call, and the model's answer.
  public var description: String {
    guard !steps.isEmpty else { return "no commands" }
    var model = machine.model()
    let width = "\(steps.count)".count
    let lines = steps.enumerated().map { index, step in
      let number = "\(index + 1)"
      let indent = String(repeating: " ", count: width - number.count)
      return "\(indent)\(number)  \(step.describe(on: &model))"
    }
    return lines.joined(separator: "\n")
  }
}

/// A command with its argument drawn: an element of a trace.
struct Step<Model, System>: Sendable {
  /// The command's name.
  let command: String
  /// The command's argument, or a tuple of them.
  let argument: any Sendable
  /// Runs the command on the model alone and returns its answer.
  let advance: @Sendable (inout Model) -> Any
  /// Runs the command on both and throws if the system differs.
  let run: @Sendable (inout Model, inout System) throws -> Void

  /// The call as text, such as `push(3)`.
  var call: String { PropertyTesting.call(of: command, argument) }

  /// The call, and the model's answer to it.
  func describe(on model: inout Model) -> String {
    let answer = advance(&model)
    return answer is Void ? call : "\(call) → \(PropertyTesting.describe(answer))"
  }
}
