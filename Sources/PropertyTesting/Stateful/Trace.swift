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
      throw Failure("\(time()): threw \(error)", at: "\(origin()) \(type(of: error))")
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
