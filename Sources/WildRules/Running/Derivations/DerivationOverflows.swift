import InputLaws
import InputRules

extension WildRule {
  static let derivationOverflows = WildRule(
    "DerivationOverflows", mistake: "A product that doesn’t fit is too large, whatever divides it.",
    source: "our own",
    caughtBy: ["DerivationsAreNearest", "DerivationsEqualModel"],
    runs: NarrowDerivations())
}

/// The quotient would fit.
private struct NarrowDerivations: WrongRuns {
  func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    let product = speed.micrometers.multipliedReportingOverflow(by: time.microseconds)
    if product.overflow { throw .tooLarge }
    return try model.distance(at: speed, in: time)
  }
}
