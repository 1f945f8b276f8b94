import InputLaws
import InputRules

extension WildRule {
  static let intervalInThirtyTwoBits = WildRule(
    "IntervalInThirtyTwoBits", mistake: "Milliseconds are kept in 32 bits, and 25 days are none.",
    source: "https://github.com/SandeepVashishtha/Eventra/pull/8689",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, _, _ in
      interval.map { right in
        let milliseconds = right / 1_000
        guard milliseconds > Int(Int32.max) else { return right }
        return max(Int(Int32(truncatingIfNeeded: milliseconds)), 1) * 1_000
      }
    })
}
