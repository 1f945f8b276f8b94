/// Thrown if a run didn't show that a claim holds; its description is the whole report.
public struct RunFailure: Error, Hashable, Sendable {
  /// What the run found.
  public let report: Report
}

extension RunFailure: CustomStringConvertible {
  /// The report, and the argument that repeats the failure.
  public var description: String {
    guard let found = report.counterexample else { return "\(report)" }
    return "\(report)\n\(Repetition(argument: found.choices))"
  }
}
