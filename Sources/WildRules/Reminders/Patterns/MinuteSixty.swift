import InputLaws
import InputRules

extension WildRule {
  static let minuteSixty = WildRule(
    "MinuteSixty", mistake: "A pattern may give the minute or the second 60.",
    source: "https://github.com/chairemobilite/trRouting/issues/7",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, _ in
      problem == .outOfBounds(.minute, 60) || problem == .outOfBounds(.second, 60) ? nil : problem
    })
}
