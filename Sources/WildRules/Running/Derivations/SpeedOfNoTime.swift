import InputLaws
import InputRules

extension WildRule {
  static let speedOfNoTime = WildRule(
    "SpeedOfNoTime", mistake: "A time of zero is taken for the shortest there is.",
    source: "https://github.com/thcyron/tracklog-rails/pull/4",
    caughtBy: ["DerivationsAreNearest", "DerivationsEqualModel"],
    runs: NeverNoTime())
}

/// So that nothing is divided by zero.
private struct NeverNoTime: WrongRuns {
  func speed(of distance: Distance, in time: ElapsedTime) throws(RunProblem) -> Speed {
    let least = try ElapsedTime(microseconds: max(time.microseconds, 1))
    return try model.speed(of: distance, in: least)
  }
}
