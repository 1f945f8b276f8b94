import InputLaws
import InputRules

extension WildRule {
  static let endStays = WildRule(
    "EndStays", mistake: "A clean-up at an end date doesn’t remove what ends then.",
    source: "https://github.com/unclecheese/silverstripe-event-calendar/issues/13",
    caughtBy: ["CleaningRemovesOnlyEnded", "ReminderListsEqualModel"],
    reminders: WrongCleaning { list, instant in
      list.filter { reminder in reminder.end.map { $0 >= instant } ?? true }
    })
}
