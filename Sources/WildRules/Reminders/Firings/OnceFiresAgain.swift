import InputLaws
import InputRules

extension WildRule {
  static let onceFiresAgain = WildRule(
    "OnceFiresAgain", mistake: "A date that doesn’t repeat fires whenever it comes again.",
    source: "our own",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in question.firing(of: question.reminder.repeating) })
}
