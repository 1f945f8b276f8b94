import InputLaws
import InputRules

extension WildRule {
  static let replacedAtTheEnd = WildRule(
    "ReplacedAtTheEnd", mistake: "What replaces a reminder goes to the end of the list.",
    source: "our own",
    caughtBy: ["SchedulingReplacesItsIdentifier", "ReminderListsEqualModel"],
    reminders: WrongScheduling { reminder, list in
      list.filter { $0.identifier != reminder.identifier } + [reminder]
    })
}
