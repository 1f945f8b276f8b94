import InputLaws
import InputRules

extension WildRule {
  static let weekdayOff = WildRule(
    "WeekdayOff", mistake: "A reminder for Sundays fires on Mondays.",
    source: "https://github.com/nibdo/bloben-app/issues/97",
    caughtBy: ["NextFiringEqualsFoundation", "RemindersEqualModel"],
    reminders: WrongFirings(misreading: { components, _ in
      components[.weekday] = components[.weekday].map { $0 % 7 + 1 }
    }))
}
