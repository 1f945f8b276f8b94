import InputLaws
import InputRules

extension WildRule {
  static let zeroTaken = WildRule(
    "ZeroTaken", mistake: "No distance takes no time.",
    source: "our own",
    caughtBy: ["DerivationsAreNearest", "DerivationsEqualModel"],
    runs: NoTimes())
}

/// Zero times anything is zero.
private struct NoTimes: WrongRuns {
  func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime {
    distance == .zero ? .zero : try model.time(for: distance, at: speed)
  }
}
