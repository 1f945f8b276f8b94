import InputLaws
import InputRules

extension WildRule {
  static let fifthRefused = WildRule(
    "FifthRefused", mistake: "A pattern can’t give the fifth of a weekday.",
    source: "https://github.com/nextcloud/calendar/issues/7194",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, components in
      problem == nil && components[.weekdayOrdinal] == 5
        ? .outOfBounds(.weekdayOrdinal, 5) : problem
    })
}
