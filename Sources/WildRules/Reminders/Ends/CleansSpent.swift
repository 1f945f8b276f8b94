import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cleansSpent = WildRule(
    "CleansSpent", mistake: "A clean-up removes what has fired and doesn’t repeat.",
    source: "our own",
    caughtBy: ["CleaningRemovesOnlyEnded", "ReminderListsEqualModel"],
    reminders: WrongCleaning { list, instant in
      ModelReminders().cleaned(list, at: instant).filter { reminder in
        reminder.trigger.repeats
          || ModelReminders().nextFiring(of: reminder, after: instant, in: .universal) != nil
      }
    })
}
