import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let keepsRinging = WildRule(
    "KeepsRinging", mistake: "A reminder fires at every second of a minute that is given.",
    source: "https://github.com/katzer/cordova-plugin-local-notifications/issues/1818",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let next = question.after.advanced(by: 1)
      guard let pattern = question.pattern, pattern[.minute] != nil, pattern[.second] == nil,
        let time = ModelReminders().civilTime(at: next, in: question.zone)
      else { return question.firing }
      let ringing = question.reminder.changingPattern { $0[.second] = time.second }
      return [question.reminder, ringing].compactMap { question.firing(of: $0) }.min()
    })
}
