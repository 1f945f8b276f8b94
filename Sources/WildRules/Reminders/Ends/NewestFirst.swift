import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let newestFirst = WildRule(
    "NewestFirst", mistake: "A new reminder goes to the beginning of the list.",
    source: "our own",
    caughtBy: ["SchedulingReplacesItsIdentifier", "ReminderListsEqualModel"],
    reminders: WrongScheduling { reminder, list in
      let isThere = list.contains { $0.identifier == reminder.identifier }
      return isThere ? ModelReminders().scheduling(reminder, in: list) : [reminder] + list
    })
}
