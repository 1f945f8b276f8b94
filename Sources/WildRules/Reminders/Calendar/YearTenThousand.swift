import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let yearTenThousand = WildRule(
    "YearTenThousand", mistake: "A calendar shows years above 9999.",
    source: "our own",
    caughtBy: ["RemindersEqualModel"],
    reminders: WrongCivilTimes { instant, zone in
      // Four hundred years are as many days, and weeks, always.
      let cycle = 12_622_780_800
      let right = ModelReminders().civilTime(at: instant, in: zone)
      guard right == nil, instant.microseconds > 0, zone.changes.isEmpty else { return right }
      var time = ModelReminders().civilTime(at: instant.advanced(by: -cycle), in: zone)
      time?.year += 400
      return time
    })
}
