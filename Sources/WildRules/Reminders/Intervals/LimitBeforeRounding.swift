import InputLaws
import InputRules

extension WildRule {
  static let limitBeforeRounding = WildRule(
    "LimitBeforeRounding", mistake: "An interval is held to the limit before it is rounded.",
    source: "our own",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      guard case .success = interval, seconds > 1_000_000_000 else { return interval }
      return .failure(.tooLong)
    })
}
