import InputLaws
import InputRules

extension WildRule {
  static let restsUntotaled = WildRule(
    "RestsUntotaled", mistake: "The total time leaves out the rests.",
    source: "https://github.com/JaapvanEkris/openrowingmonitor/pull/209",
    caughtBy: ["TotalsAreOrderFree", "IntervalsEqualModel"],
    runs: MovingTotals())
}

/// A rest is no part of the workout.
private struct MovingTotals: WrongRuns {
  func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    let total = try model.total(of: intervals)
    let moving = intervals.filter { $0.distance != .zero }
    return moving.isEmpty ? total : try model.total(of: moving)
  }
}
