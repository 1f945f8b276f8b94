import InputLaws
import InputRules

extension WildRule {
  static let tinyIntervalRefused = WildRule(
    "TinyIntervalRefused", mistake: "An interval that rounds to nothing isn’t positive.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      interval == .success(1) && seconds < 0.000_000_5 ? .failure(.notPositive) : interval
    })
}
