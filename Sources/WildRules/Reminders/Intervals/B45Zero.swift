import InputLaws
import InputRules

extension WildRule {
  static let b45Zero = WildRule(
    "B45Zero", mistake: "An interval of nothing or below is taken, and crashes the platform.",
    source: "https://github.com/superwall/Superwall-iOS/issues/185",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      guard interval == .failure(.notPositive), seconds > -1e9 else { return interval }
      return .success(Int(seconds * 1_000_000))
    })
}
