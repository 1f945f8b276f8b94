import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let universalTimeAlways = WildRule(
    "UniversalTimeAlways", mistake: "A pattern is one of universal time, wherever one is.",
    source: "https://github.com/rafaelsetragni/awesome_notifications/issues/153",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      ModelReminders().nextFiring(of: question.reminder, after: question.after, in: .universal)
    })
}
