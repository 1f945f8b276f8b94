import InputLaws
import InputRules

extension WildRule {
  static let intervalFiresAgain = WildRule(
    "IntervalFiresAgain", mistake: "An interval that doesn’t repeat is armed again when it fired.",
    source: "our own",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let interval = question.reminder.interval, question.firing == nil else {
        return question.firing
      }
      return question.after.advanced(byMicroseconds: interval.microseconds)
    })
}
