import PropertyTesting

/// A mutant and a property that it breaks, with the inputs of one generator: a benchmark of how
/// soon an engine finds failures.
///
/// A mutant is a small library with one bug. The same tasks exist for QuickCheck and Hypothesis, in
/// `Tests/Bench/Peers`. An input that a precondition discards counts as a case with every engine.
public struct FindingTask: Sendable {
  /// How the inputs of a task are made.
  public enum Inputs: String, CaseIterable, Codable, Sendable {
    /// From the types alone: numbers of the whole range, trees of any shape, most of them useless.
    case type
    /// As an expert writes it: valid values, and numbers of a small range, so that some are equal.
    case hand
  }

  /// The name of the library with the bug.
  public let workload: String
  /// The name of the bug; empty for the library without one.
  public let mutant: String
  /// The name of the property.
  public let property: String
  /// How the inputs are made.
  public let inputs: Inputs
  /// The property of the mutant.
  public let claim: Claim
  /// The file whose constants its inputs have from time to time; nil for none.
  public let file: String?

  /// The name of the mutant and the property in reports: the workload, the mutant and the property
  /// with slashes between them.
  public var name: String { "\(workload)/\(mutant)/\(property)" }
}

extension FindingTask {
  private static let workloads: [any Workload.Type] = [
    RedBlackTreeWorkload.self, EditorWorkload.self, StackWorkload.self, SortedMapWorkload.self,
    CalendarWorkload.self, OptionWorkload.self, ConditionWorkload.self,
  ]

  /// All tasks: each mutant with each property that it breaks and both kinds of inputs.
  public static let all: [FindingTask] = workloads.flatMap { $0.tasks }

  /// The properties of the libraries without a bug, which must hold.
  public static let references: [FindingTask] = workloads.flatMap { $0.references }
}

extension FindingTask: CustomStringConvertible {
  /// The names of the task and of its inputs.
  public var description: String { "\(name) \(inputs)" }
}
