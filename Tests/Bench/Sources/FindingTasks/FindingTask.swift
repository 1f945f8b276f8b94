import PropertyTesting

/// A task for an engine: find a failure of a property in a mutant that breaks the property.
///
/// The benchmark measures how soon an engine finds a failure.
///
/// A mutant is a small library with one bug. The same tasks for QuickCheck and Hypothesis are in
/// `Tests/Bench/Peers`. In every engine, an input that a precondition discards counts as a case.
public struct FindingTask: Sendable {
  /// The way in which a task's inputs are generated.
  public enum Inputs: String, CaseIterable, Sendable {
    /// Generated from the types alone: numbers from their full range, and trees of any shape, most
    /// of which are useless.
    case type
    /// Generated as an expert would: valid values, and numbers in a range that is small enough for
    /// some to be equal.
    case hand
  }

  /// The names of the workload, the mutant and the property, separated by slashes; a correct
  /// library has no mutant.
  public let name: String
  /// The way in which the inputs are generated.
  public let inputs: Inputs
  /// The property, as a claim about the mutant.
  public let claim: Claim
}

extension FindingTask {
  private static let workloads: [any Workload.Type] = [
    RedBlackTreeWorkload.self, StackWorkload.self, CalendarWorkload.self, OptionWorkload.self,
  ]

  /// All tasks: each mutant with each property that it breaks, and with inputs of both kinds.
  public static let all: [FindingTask] = workloads.flatMap { $0.tasks }

  /// The tasks for correct libraries, whose properties must hold.
  public static let references: [FindingTask] = workloads.flatMap { $0.references }
}

extension FindingTask: CustomStringConvertible {
  /// The name of the task and the kind of its inputs.
  public var description: String { "\(name) \(inputs)" }
}

/// A small library, the bugs that can be planted in it, and its properties.
protocol Workload: SendableMetatype {
  associatedtype Mutant: CaseIterable, RawRepresentable<String>, Sendable
  associatedtype Law: CaseIterable, RawRepresentable<String>, Sendable

  static var name: String { get }

  /// The properties that a mutant breaks for some inputs of either kind.
  static func laws(brokenBy mutant: Mutant) -> [Law]

  /// The mutants that handwritten generators never reveal.
  static var hiddenByHand: [Mutant] { get }

  /// A property of a mutant, or of the correct library if the mutant is `nil`.
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
