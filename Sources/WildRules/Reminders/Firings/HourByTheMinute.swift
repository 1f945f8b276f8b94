import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let hourByTheMinute = WildRule(
    "HourByTheMinute", mistake: "A reminder fires at every minute of an hour that is given.",
    source: "https://github.com/katzer/cordova-plugin-local-notifications/issues/1818",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let next = question.after.advanced(by: 60)
      guard let pattern = question.pattern, pattern[.hour] != nil, pattern[.minute] == nil,
        let time = ModelReminders().civilTime(at: next, in: question.zone)
      else { return question.firing }
      let ringing = question.reminder.changingPattern { $0[.minute] = time.minute }
      return [question.reminder, ringing].compactMap { question.firing(of: $0) }.min()
    })
}
