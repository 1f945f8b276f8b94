import InputLaws
import InputRules

extension WildRule {
  static let derivedTimeTruncated = WildRule(
    "DerivedTimeTruncated", mistake: "A derived time is cut to whole microseconds.",
    source: "our own",
    caughtBy: ["DerivationsTurnRound", "DerivationsEqualModel"],
    runs: TruncatedTimes())
}

/// Integers are divided without a thought of the remainder.
private struct TruncatedTimes: WrongRuns {
  func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime {
    let right = try model.time(for: distance, at: speed)
    let product = distance.micrometers.multipliedFullWidth(by: speed.microseconds)
    let floor = speed.micrometers.dividingFullWidth(product).quotient
    return (try? ElapsedTime(microseconds: max(floor, 1))) ?? right
  }
}
