import InputLaws
import InputRules

extension WildRule {
  static let derivedInDouble = WildRule(
    "DerivedInDouble", mistake: "A distance is derived from doubles.",
    source: "our own",
    caughtBy: ["DerivationsAreNearest", "DerivationsEqualModel"],
    runs: DoubledDerivations())
}

/// Meters in a second times seconds.
private struct DoubledDerivations: WrongRuns {
  func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    let right = try model.distance(at: speed, in: time)
    let meters = model.value(of: speed, in: .metersPerSecond) * model.seconds(of: time)
    return (try? model.distance(meters, .meters)) ?? right
  }
}
