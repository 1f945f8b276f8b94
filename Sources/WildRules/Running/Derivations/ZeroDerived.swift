import InputLaws
import InputRules

extension WildRule {
  static let zeroDerived = WildRule(
    "ZeroDerived", mistake: "A distance that is too small to be derived is zero.",
    source: "our own",
    caughtBy: ["DerivationsAreNearest", "DerivationsEqualModel"],
    runs: ZeroDistances())
}

/// No distance comes of a time.
private struct ZeroDistances: WrongRuns {
  func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    do throws(RunProblem) {
      return try model.distance(at: speed, in: time)
    } catch {
      if error == .tooSmall { return .zero }
      throw error
    }
  }
}
