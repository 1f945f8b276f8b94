import InputLaws
import InputRules

extension WildRule {
  static let weekdayFromZero = WildRule(
    "WeekdayFromZero", mistake: "Sunday is day 0 of the week.",
    source: "https://github.com/ionic-team/capacitor-plugins/pull/601",
    caughtBy: ["CivilTimeEqualsFoundation", "RemindersEqualModel"],
    reminders: Weekdays { weekday, _ in weekday - 1 })
}
