import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cleansAll = WildRule(
    "CleansAll", mistake: "A clean-up removes every reminder once one has ended.",
    source: Article.site,
    caughtBy: ["CleaningRemovesOnlyEnded", "ReminderListsEqualModel"],
    reminders: WrongCleaning { list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.count < list.count ? [] : left
    })
}
