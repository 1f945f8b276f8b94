import InputLaws
import InputRules

extension WildRule {
  static let mondayFirst = WildRule(
    "MondayFirst", mistake: "Monday is day 1 of the week.",
    source: "https://github.com/rafaelsetragni/awesome_notifications/issues/790",
    caughtBy: ["CivilTimeEqualsFoundation", "RemindersEqualModel", "EveryDayFollowsAnother"],
    reminders: Weekdays { weekday, _ in (weekday + 5) % 7 + 1 })
}
