import InputLaws
import InputRules

extension WildRule {
  static let repeatsOnce = WildRule(
    "RepeatsOnce", mistake: "A date that repeats fires the first time only.",
    source: "our own",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern else { return question.firing }
      let trigger = Trigger.calendar(CalendarTrigger(pattern, repeats: false))
      let once = try? Reminder(
        question.reminder.identifier, trigger, scheduled: question.reminder.scheduled)
      return question.firing(of: once)
    })
}
