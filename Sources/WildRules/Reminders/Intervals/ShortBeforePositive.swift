import InputLaws
import InputRules

extension WildRule {
  static let shortBeforePositive = WildRule(
    "ShortBeforePositive", mistake: "What repeats is held to a minute before it is held to zero.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, _, repeats in
      repeats && interval == .failure(.notPositive) ? .failure(.tooShortToRepeat) : interval
    })
}
