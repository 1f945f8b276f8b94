import InputLaws
import InputRules

extension WildRule {
  static let firstScheduledStays = WildRule(
    "FirstScheduledStays", mistake: "A reminder isn’t scheduled if there is one like it.",
    source: "https://github.com/rafaelsetragni/awesome_notifications/issues/657",
    caughtBy: ["SchedulingReplacesItsIdentifier", "ReminderListsEqualModel"],
    reminders: WrongScheduling { reminder, list in
      list.contains { $0.identifier == reminder.identifier } ? list : list + [reminder]
    })
}
