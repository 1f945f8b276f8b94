import InputLaws
import InputRules

extension WildRule {
  static let weekdayIgnored = WildRule(
    "WeekdayIgnored", mistake: "A weekday is ignored where a day is given.",
    source: "https://github.com/katzer/cordova-plugin-local-notifications/issues/1884",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings(misreading: { components, _ in
      if components[.day] != nil { components[.weekday] = nil }
    }))
}
