import InputLaws
import InputRules

extension WildRule {
  static let tinyIntervalNothing = WildRule(
    "TinyIntervalNothing", mistake: "An interval that rounds to nothing is nothing.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      interval == .success(1) && seconds < 0.000_000_5 ? .success(0) : interval
    })
}
