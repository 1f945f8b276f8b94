import InputLaws
import InputRules

extension WildRule {
  static let longestRefused = WildRule(
    "LongestRefused", mistake: "The longest interval is too long.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, _, _ in
      interval == .success(IntervalTrigger.limit) ? .failure(.tooLong) : interval
    })
}
