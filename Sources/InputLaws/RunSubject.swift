import InputRules
import InputRulesModel

/// An implementation of chapter R that the laws can be about.
public struct RunSubject: LawSubject {
  /// What the implementation is called.
  public let name: String
  /// What it does.
  public let runs: any RunImplementation

  /// An implementation of that name.
  public init(_ name: String, _ runs: any RunImplementation) {
    self.name = name
    self.runs = runs
  }

  /// The reference implementation.
  public static let reference = RunSubject("reference", ReferenceRuns())

  /// The specification's model.
  public static let model = RunSubject("model", ModelRuns())
}
