import InputLaws
import InputRules

extension WildRule {
  static let emptyPatternTaken = WildRule(
    "EmptyPatternTaken", mistake: "A pattern may give nothing.",
    source: "our own",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { problem, _ in problem == .noComponents ? nil : problem })
}
