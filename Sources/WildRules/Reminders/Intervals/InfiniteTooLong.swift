import InputLaws
import InputRules

extension WildRule {
  static let infiniteTooLong = WildRule(
    "InfiniteTooLong", mistake: "An infinite interval is refused as too long.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      seconds == .infinity ? .failure(.tooLong) : interval
    })
}
