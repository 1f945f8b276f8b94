import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cleansEndless = WildRule(
    "CleansEndless", mistake: "A clean-up removes what repeats and has no end.",
    source: "our own",
    caughtBy: ["CleaningRemovesOnlyEnded", "ReminderListsEqualModel"],
    reminders: WrongCleaning { list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.filter { $0.end != nil || !$0.trigger.repeats }
    })
}
