import InputLaws
import InputRules

extension WildRule {
  static let dayOrWeekday = WildRule(
    "DayOrWeekday", mistake: "A reminder with a day and a weekday fires on either.",
    source: "https://github.com/vixie/cron/issues/29",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern[.day] != nil, pattern[.weekday] != nil else {
        return question.firing
      }
      let day = question.reminder.changingPattern { $0[.weekday] = nil }
      let weekday = question.reminder.changingPattern { $0[.day] = nil }
      return [day, weekday].compactMap { question.firing(of: $0) }.min()
    })
}
