import InputLaws
import InputRules

extension WildRule {
  static let endSilences = WildRule(
    "EndSilences", mistake: "A reminder doesn’t fire behind its end, though it isn’t removed yet.",
    source: "https://github.com/nibdo/bloben-app/issues/53",
    caughtBy: ["EndsChangeNoFiring", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let end = question.reminder.end else { return question.firing }
      return question.firing.flatMap { $0 > end ? nil : $0 }
    })
}
