import InputLaws
import InputRules

extension WildRule {
  static let intervalTruncated = WildRule(
    "IntervalTruncated", mistake: "An interval is cut to whole microseconds.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      guard case .success(let right) = interval, right < IntervalTrigger.limit else {
        return interval
      }
      return .success(max(Int(seconds * 1_000_000), 1))
    })
}
