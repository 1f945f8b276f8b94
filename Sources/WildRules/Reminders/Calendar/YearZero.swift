import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let yearZero = WildRule(
    "YearZero", mistake: "A calendar shows a year 0.",
    source: "our own",
    caughtBy: ["RemindersEqualModel"],
    reminders: WrongCivilTimes { instant, zone in
      let right = ModelReminders().civilTime(at: instant, in: zone)
      guard right == nil, instant.microseconds < 0, zone.changes.isEmpty else { return right }
      var time = ModelReminders().civilTime(at: instant.advanced(by: 12_622_780_800), in: zone)
      time?.year -= 400
      return time
    })
}
