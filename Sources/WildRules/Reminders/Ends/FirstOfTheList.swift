import InputLaws
import InputRules

extension WildRule {
  static let firstOfTheList = WildRule(
    "FirstOfTheList", mistake: "The list’s next firing is that of its first reminder.",
    source: "our own",
    caughtBy: ["NextFiringIsTheEarliest", "ReminderListsEqualModel"],
    reminders: WrongListFirings(\.first))
}
