import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cleaningSorts = WildRule(
    "CleaningSorts", mistake: "A clean-up leaves the others in another order.",
    source: "our own",
    caughtBy: ["CleaningRemovesOnlyEnded", "ReminderListsEqualModel"],
    reminders: WrongCleaning { list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.sorted { $0.identifier < $1.identifier }
    })
}
