import InputLaws
import InputRules

extension WildRule {
  static let minuteRefused = WildRule(
    "MinuteRefused", mistake: "An interval of a minute is too short to repeat.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, repeats in
      repeats && seconds == 60 ? .failure(.tooShortToRepeat) : interval
    })
}
