import InputLaws
import InputRules

extension WildRule {
  static let severalByIdentifier = WildRule(
    "SeveralByIdentifier", mistake: "Of firings at one instant the least identifier’s is told.",
    source: "our own",
    caughtBy: ["NextFiringIsTheEarliest", "ReminderListsEqualModel"],
    reminders: WrongListFirings { firings in
      firings.min { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) }
    })
}
