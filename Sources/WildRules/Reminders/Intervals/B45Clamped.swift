import InputLaws
import InputRules

extension WildRule {
  static let b45Clamped = WildRule(
    "B45Clamped", mistake: "An interval that has passed fires in a second.",
    source: "https://github.com/pizza-studio/HSRPizzaHelper/pull/58",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, _, repeats in
      interval == .failure(.notPositive) && !repeats ? .success(1_000_000) : interval
    })
}
