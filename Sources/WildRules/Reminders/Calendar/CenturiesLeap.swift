import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let centuriesLeap = WildRule(
    "CenturiesLeap", mistake: "2100 is a leap year.",
    source: "https://github.com/tinygo-org/drivers/pull/530",
    caughtBy: ["CivilTimeEqualsFoundation", "RemindersEqualModel"],
    reminders: WrongCivilTimes { instant, zone in
      let time = ModelReminders().civilTime(at: instant, in: zone)
      guard var time, time.year > 2_100 || (time.year == 2_100 && time.month > 2) else {
        return time
      }
      if time.year == 2_100, time.month == 3, time.day == 1 {
        (time.month, time.day) = (2, 29)
        return time
      }
      return ModelReminders().civilTime(at: instant.advanced(by: -86_400), in: zone)
    })
}
