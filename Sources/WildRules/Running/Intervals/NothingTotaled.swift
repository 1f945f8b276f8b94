import InputLaws
import InputRules

extension WildRule {
  static let nothingTotaled = WildRule(
    "NothingTotaled", mistake: "The total of no interval is zero.",
    source: "our own",
    caughtBy: ["TotalsAreOrderFree", "IntervalsEqualModel"],
    runs: NoTotals())
}

/// A sum of nothing.
private struct NoTotals: WrongRuns {
  func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    if intervals.isEmpty { return IntervalTotal(distance: .zero, time: .zero) }
    return try model.total(of: intervals)
  }
}
