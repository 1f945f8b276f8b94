import InputLaws
import InputRules

extension WildRule {
  static let monthZeroTaken = WildRule(
    "MonthZeroTaken", mistake: "Months are counted from 0 to 11.",
    source: "our own",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, components in
      if problem == .outOfBounds(.month, 0) { return nil }
      return problem == nil && components[.month] == 12 ? .outOfBounds(.month, 12) : problem
    })
}
