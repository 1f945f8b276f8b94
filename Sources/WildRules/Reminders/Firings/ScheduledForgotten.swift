import InputLaws
import InputRules

extension WildRule {
  static let scheduledForgotten = WildRule(
    "ScheduledForgotten", mistake: "When a reminder was scheduled is forgotten.",
    source: "our own",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard question.pattern != nil else { return question.firing }
      return question.firing(of: question.reminder.scheduled(at: question.after))
    })
}
