import InputLaws
import InputRules

extension WildRule {
  static let datesRefused = WildRule(
    "DatesRefused", mistake: "A pattern of 30 February is refused, not only never matched.",
    source: "our own",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, components in
      guard problem == nil, let month = components[.month], let day = components[.day],
        day > CivilTime.days(inMonth: month) + (month == 2 ? 1 : 0)
      else { return problem }
      return .outOfBounds(.day, day)
    })
}
