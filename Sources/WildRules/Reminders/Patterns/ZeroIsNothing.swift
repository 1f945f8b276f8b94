import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let zeroIsNothing = WildRule(
    "ZeroIsNothing", mistake: "A component that is zero isn’t given.",
    source: "https://github.com/expo/expo/issues/14293",
    caughtBy: ["ComponentsAreJudged", "TriggersEqualModel"],
    reminders: WrongPatterns { _, components in
      ModelReminders().problem(of: components.filter { $0.value != 0 })
    })
}
