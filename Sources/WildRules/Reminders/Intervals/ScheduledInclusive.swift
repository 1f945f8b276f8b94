import InputLaws
import InputRules

extension WildRule {
  static let scheduledInclusive = WildRule(
    "ScheduledInclusive", mistake: "A reminder may fire at the instant it was scheduled at.",
    source: "https://github.com/HangfireIO/Cronos/issues/53",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard question.pattern != nil else { return question.firing }
      let scheduled = question.reminder.scheduled.advanced(byMicroseconds: -1)
      return question.firing(of: question.reminder.scheduled(at: scheduled))
    })
}
