import InputLaws
import InputRules

extension WildRule {
  static let totalsClamped = WildRule(
    "TotalsClamped", mistake: "A total that is too large is the greatest there is.",
    source: "our own",
    caughtBy: ["TotalsAreOrderFree", "IntervalsEqualModel"],
    runs: ClampedTotals())
}

/// What is beyond is left out.
private struct ClampedTotals: WrongRuns {
  func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    do throws(RunProblem) {
      return try model.total(of: intervals)
    } catch {
      guard error == .tooLarge else { throw error }
      return IntervalTotal(
        distance: try Distance(micrometers: Distance.limit),
        time: try ElapsedTime(microseconds: ElapsedTime.limit))
    }
  }
}
