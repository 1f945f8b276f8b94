import InputLaws
import InputRules

extension WildRule {
  static let firesAtOnce = WildRule(
    "FiresAtOnce", mistake: "A repeating interval fires when it is scheduled, too.",
    source: "our own",
    caughtBy: ["IntervalsFireAtMultiples", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let interval = question.reminder.interval, interval.repeats,
        question.after < question.reminder.scheduled
      else { return question.firing }
      return question.reminder.scheduled
    })
}
