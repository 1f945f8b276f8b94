import PropertyTesting

/// A mutant, a property that it breaks, and a generator of inputs.
///
/// The benchmark measures how soon an engine finds a failure.
///
/// A mutant is a small library with one bug. QuickCheck and Hypothesis have the same tasks in
/// `Tests/Bench/Peers`. An input that a precondition discards counts as a case in every engine.
public struct FindingTask: Sendable {
  /// The way in which the inputs of a task are made.
  public enum Inputs: String, CaseIterable, Sendable {
    /// Inputs drawn only from the types: numbers in the whole range and trees of any shape, most of
    /// which are useless.
    case type
    /// Inputs as an expert generates them: valid values, and numbers in a small range, so that some
    /// are equal.
    case hand
  }

  /// The workload, the mutant and the property, separated by slashes; a correct library has no
  /// mutant in the name.
  public let name: String
  /// The way in which inputs are made.
  public let inputs: Inputs
  /// The property, applied to the mutant.
  public let claim: Claim
}

extension FindingTask {
  private static let workloads: [any Workload.Type] = [
    RedBlackTreeWorkload.self, StackWorkload.self, CalendarWorkload.self, OptionWorkload.self,
  ]

  /// All tasks: each mutant with each property that it breaks, and with both kinds of inputs.
  public static let all: [FindingTask] = workloads.flatMap { $0.tasks }

  /// The properties of the correct libraries, which must hold.
  public static let references: [FindingTask] = workloads.flatMap { $0.references }
}

extension FindingTask: CustomStringConvertible {
  /// The name of the task and the name of its inputs.
  public var description: String { "\(name) \(inputs)" }
}

/// A small library, the bugs planted in the library, and its properties.
protocol Workload: SendableMetatype {
  associatedtype Mutant: CaseIterable, RawRepresentable<String>, Sendable
  associatedtype Law: CaseIterable, RawRepresentable<String>, Sendable

  static var name: String { get }

  /// The properties that a mutant breaks for inputs of at least one of the generators.
  static func laws(brokenBy mutant: Mutant) -> [Law]

  /// The mutants that handmade inputs can't reveal.
  static var hiddenByHand: [Mutant] { get }

  /// A property of a mutant, or of the correct library for `nil`.
  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim
}

extension Workload {
  static var hiddenByHand: [Mutant] { [] }

  static var tasks: [FindingTask] {
    Mutant.allCases.flatMap { mutant in tasks(laws(brokenBy: mutant), mutant) }
  }

  static var references: [FindingTask] { tasks(Array(Law.allCases), nil) }

  private static func tasks(_ laws: [Law], _ mutant: Mutant?) -> [FindingTask] {
    let isHidden = hiddenByHand.contains { $0.rawValue == mutant?.rawValue }
    return laws.flatMap { law in
      (isHidden ? [.type] : FindingTask.Inputs.allCases).map { inputs in
        FindingTask(
          name: "\(name)/\(mutant?.rawValue ?? "")/\(law.rawValue)", inputs: inputs,
          claim: claim(law, mutant, inputs))
      }
    }
  }

  static func claim<each Input>(
    _ law: Law, _ generators: repeat Generator<each Input>,
    holds: @escaping @Sendable (repeat each Input) throws -> Bool
  ) -> Claim {
    let name = PropertyName(chapter: name, name: law.rawValue)
    return Claim(forAll: repeat each generators, named: name) { (input: repeat each Input) in
      try require(try holds(repeat each input))
    }
  }
}
