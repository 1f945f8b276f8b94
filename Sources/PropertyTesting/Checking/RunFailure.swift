/// Thrown if a run didn't show that a claim holds; its description is the whole report.
public struct RunFailure: Error, Hashable, Sendable {
  /// What the run found.
  public let report: Report
}

extension RunFailure: CustomStringConvertible {
  /// The report, and the argument that repeats the failure.
  public var description: String {
    guard let argument = report.counterexample?.argument else { return "\(report)" }
    return "\(report)\n  repeat  \(argument) as an argument checks this input only"
  }
}
