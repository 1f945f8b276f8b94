/// Thrown where a run didn't find that a claim holds; its description is the whole report.
public struct RunFailure: Error, Hashable, Sendable {
  /// What the run found.
  public let report: Report
}

extension RunFailure: CustomStringConvertible {
  /// The report, and what to write to have the failure again.
  public var description: String {
    guard let found = report.counterexample else { return "\(report)" }
    return "\(report)\n\(Repetition(argument: found.choices))"
  }
}
