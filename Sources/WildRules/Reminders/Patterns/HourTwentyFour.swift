import InputLaws
import InputRules

extension WildRule {
  static let hourTwentyFour = WildRule(
    "HourTwentyFour", mistake: "A pattern may give the hour 24.",
    source: "our own",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, _ in problem == .outOfBounds(.hour, 24) ? nil : problem })
}
