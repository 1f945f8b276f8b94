import InputLaws
import InputRules

extension WildRule {
  static let noNumberNotPositive = WildRule(
    "NoNumberNotPositive", mistake: "What isn’t a number is refused as not being above zero.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      seconds > 0 ? interval : .failure(.notPositive)
    })
}
