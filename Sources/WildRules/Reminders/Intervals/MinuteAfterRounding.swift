import InputLaws
import InputRules

extension WildRule {
  static let minuteAfterRounding = WildRule(
    "MinuteAfterRounding", mistake: "An interval that rounds to a minute repeats.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      guard interval == .failure(.tooShortToRepeat), seconds >= 59.999_999_5 else {
        return interval
      }
      return .success(60_000_000)
    })
}
