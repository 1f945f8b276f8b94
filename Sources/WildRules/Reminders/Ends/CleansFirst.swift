import InputLaws
import InputRules

extension WildRule {
  static let cleansFirst = WildRule(
    "CleansFirst", mistake: "A clean-up removes the first that has ended, and stops.",
    source: "our own",
    caughtBy: ["CleaningRemovesOnlyEnded", "ReminderListsEqualModel"],
    reminders: WrongCleaning { list, instant in
      var list = list
      let ended = list.firstIndex { reminder in reminder.end.map { $0 <= instant } ?? false }
      if let ended { list.remove(at: ended) }
      return list
    })
}
