import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let minuteOfNow = WildRule(
    "MinuteOfNow", mistake: "A minute that isn’t given is that of now.",
    source: "https://github.com/expo/expo/issues/14293",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let time = ModelReminders().civilTime(at: question.reminder.scheduled, in: question.zone)
      guard let pattern = question.pattern, pattern[.hour] != nil, pattern[.minute] == nil, let time
      else { return question.firing }
      let changed = question.reminder.changingPattern { $0[.minute] = time.minute }
      return question.firing(of: changed ?? question.reminder)
    })
}
