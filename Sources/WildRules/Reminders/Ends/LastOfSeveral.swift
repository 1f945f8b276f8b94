import InputLaws
import InputRules

extension WildRule {
  static let lastOfSeveral = WildRule(
    "LastOfSeveral", mistake: "Of several firings at one instant the last of the list is told.",
    source: "our own",
    caughtBy: ["NextFiringIsTheEarliest", "ReminderListsEqualModel"],
    reminders: WrongListFirings { firings in
      firings.reversed().min { $0.instant < $1.instant }
    })
}
