import InputLaws
import InputRules

extension WildRule {
  static let weekdayZeroTaken = WildRule(
    "WeekdayZeroTaken", mistake: "Weekday 0 is taken for Sunday.",
    source: "https://github.com/katzer/cordova-plugin-local-notifications/issues/1735",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, _ in
      problem == .outOfBounds(.weekday, 0) ? nil : problem
    })
}
