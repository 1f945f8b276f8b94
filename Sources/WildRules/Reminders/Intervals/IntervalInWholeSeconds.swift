import InputLaws
import InputRules

extension WildRule {
  static let intervalInWholeSeconds = WildRule(
    "IntervalInWholeSeconds", mistake: "An interval is cut to whole seconds.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, _, _ in
      interval.map { max($0 / 1_000_000 * 1_000_000, 1) }
    })
}
