import InputLaws
import InputRules

extension WildRule {
  static let identifierTwice = WildRule(
    "IdentifierTwice", mistake: "A list takes a second reminder with the same identifier.",
    source: "https://github.com/katzer/cordova-plugin-local-notifications/issues/1032",
    caughtBy: ["SchedulingReplacesItsIdentifier", "ReminderListsEqualModel"],
    reminders: WrongScheduling { reminder, list in list + [reminder] })
}
