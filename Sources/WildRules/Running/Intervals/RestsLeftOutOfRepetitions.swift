import InputLaws
import InputRules

extension WildRule {
  static let restsLeftOutOfRepetitions = WildRule(
    "RestsLeftOutOfRepetitions", mistake: "A list fills a time without its rests.",
    source: "our own",
    caughtBy: ["RepetitionsFillTheirTarget", "IntervalsEqualModel"],
    runs: MovingRepetitions())
}

/// Only moving counts.
private struct MovingRepetitions: WrongRuns {
  func repetitions(
    of intervals: [Interval], filling time: ElapsedTime
  ) throws(RunProblem) -> Repetitions<ElapsedTime> {
    let moving = intervals.filter { $0.distance != .zero }
    return try model.repetitions(of: moving.isEmpty ? intervals : moving, filling: time)
  }
}
