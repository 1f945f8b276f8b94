import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b45 = WildRule(
    "B45", mistake: "An interval of less than a minute is taken to repeat.",
    source: "https://github.com/rafaelsetragni/awesome_notifications/issues/316",
    caughtBy: ["IntervalTriggersAreJudged", "TriggersEqualModel"],
    reminders: WrongIntervals { interval, seconds, _ in
      guard interval == .failure(.tooShortToRepeat) else { return interval }
      return Result { () throws(TriggerProblem) in
        try ModelReminders().interval(seconds: seconds, repeats: false)
      }
    })
}
