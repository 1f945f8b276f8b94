import InputLaws
import InputRules

extension WildRule {
  static let cleansByPlace = WildRule(
    "CleansByPlace", mistake: "A clean-up leaves out the one behind each that it removes.",
    source: "https://github.com/llazzaro/django-scheduler/pull/87",
    caughtBy: [
      "CleaningRemovesOnlyEnded", "ReminderListsEqualModel", "CleaningTwiceChangesNothing",
    ],
    reminders: WrongCleaning { list, instant in
      var list = list
      var place = 0
      while place < list.count {
        if let end = list[place].end, end <= instant { list.remove(at: place) }
        place += 1
      }
      return list
    })
}
