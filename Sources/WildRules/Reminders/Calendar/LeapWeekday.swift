import InputLaws
import InputRules

extension WildRule {
  static let leapWeekday = WildRule(
    "LeapWeekday", mistake: "The leap day counts from the beginning of the year.",
    source: "https://github.com/jmrozanec/cron-utils/issues/69",
    caughtBy: ["CivilTimeEqualsFoundation", "RemindersEqualModel"],
    reminders: Weekdays { weekday, time in
      time.isLeapYear && time.month <= 2 ? weekday % 7 + 1 : weekday
    })
}
