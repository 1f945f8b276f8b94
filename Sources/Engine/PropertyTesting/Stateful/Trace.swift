/// A sequence of commands for a system and its model.
public struct Trace<Model, System>: Sendable {
  /// The number of commands.
  public let count: Int
  private let machine: StateMachine<Model, System>
  private let source: ChoiceSource

  init(
    _ machine: StateMachine<Model, System>, _ options: [UInt64], _ allowance: Int, count: Int
  ) {
    var source = ChoiceSource(replaying: options)
    source.allowance = allowance
    (self.machine, self.source, self.count) = (machine, source, count)
  }

  /// Creates a model and a system, runs the commands on both, and compares them after each command.
  /// - Throws: `Failure` with the step if the model and the system disagree, or if the system
  ///   throws. Its origin contains the command's name, so each command's failures count as separate
  ///   bugs.
  public func run() throws {
    var source = source
    if let failure = machine.perform(&source, onSystem: true).failure { throw failure }
  }
}

extension Trace: CustomStringConvertible {
  /// One line per command: its number, its call, and the model's answer.
  public var description: String {
    var source = source
    let performance = machine.perform(&source, onSystem: false, lines: [])
    return Calls(lines: performance.lines ?? []).description
  }
}

/// The performed commands, as text.
@usableFromInline struct Calls: CustomStringConvertible {
  let lines: [String]

  @usableFromInline init(lines: [String]) { self.lines = lines }

  @usableFromInline var description: String {
    if lines.isEmpty { return "no commands" }
    let width = "\(lines.count)".count
    return lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(line)"
    }.joined(separator: "\n")
  }
}

/// The state while commands are performed on a model and a system.
@usableFromInline struct Performance<Model, System> {
  @usableFromInline var model: Model
  /// The system, or `nil` after a failure, or if commands are performed only on the model.
  @usableFromInline var system: System?
  @usableFromInline let invariant: @Sendable (Model, System) throws -> Void
  @usableFromInline var things: [Any] = []
  /// The number of things created in the model.
  @usableFromInline var made = 0
  @usableFromInline var count = 0
  /// The calls and the correct answers, or `nil` if they aren't needed.
  @usableFromInline var lines: [String]?
  /// The first failure or other error.
  @usableFromInline var failure: (any Error)?

  @inlinable init(
    _ model: Model, _ invariant: @escaping @Sendable (Model, System) throws -> Void,
    lines: [String]?
  ) {
    (self.model, self.invariant, self.lines) = (model, invariant, lines)
  }

  @inlinable mutating func begin(_ make: () throws -> System) {
    do { system = try make() } catch { return fail(error, "system", "making the system") }
    do { try check() } catch { fail(error, "start", "at the start") }
  }

  /// Performs a command, and compares the model and the system.
  @inlinable @inline(__always)
  mutating func perform<Argument, Answer>(
    _ command: String, _ argument: Argument,
    _ run: (inout Performance, Argument) throws -> Answer, call: (_ number: Int) -> String
  ) {
    let number = made
    count += 1
    do {
      let answer = try run(&self, argument)
      if lines != nil { add(call(number), answer) }
    } catch {
      if lines != nil { add(call(number), ()) }
      return fail(error, command, "step \(count), \(call(number))")
    }
    do { try check() } catch {
      fail(error, "\(command), invariant", "after step \(count), \(call(number))")
    }
  }

  /// Returns the result of `work` on the system, or `nil` without a system.
  @inlinable @inline(__always)
  mutating func onSystem<Result>(_ work: (inout System) throws -> Result) rethrows -> Result? {
    guard var subject = system.take() else { return nil }
    defer { system = subject }
    return try work(&subject)
  }

  @inlinable func check() throws { if let system { try invariant(model, system) } }

  @usableFromInline mutating func add(_ call: String, _ answer: Any) {
    lines?.append(answer is Void ? call : "\(call) → \(PropertyTesting.describe(answer))")
  }

  /// Keeps an error with its step and origin; later commands are performed only on the model.
  @usableFromInline mutating func fail(_ error: any Error, _ origin: String, _ time: String) {
    system = nil
    failure =
      switch error {
      case let failure as Failure:
        Failure("\(time): \(failure.message)", at: "\(origin) \(failure.origin)")
      case is Discard: error
      default: Failure(thrown: error, "\(time): threw ", at: "\(origin) ")
      }
  }
}
