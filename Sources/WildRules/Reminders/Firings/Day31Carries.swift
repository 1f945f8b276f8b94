import InputLaws
import InputRules

extension WildRule {
  static let day31Carries = WildRule(
    "Day31Carries", mistake: "A reminder for the 31st fires on the 1st after a short month.",
    source: "https://github.com/statamic/cms/pull/5178",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, let day = pattern[.day] else {
        return question.firing
      }
      let months = (pattern[.month].map { [$0] } ?? Array(1...11)).filter {
        day > CivilTime.days(inMonth: $0)
      }
      let carried = months.map { month in
        question.reminder.changingPattern {
          $0[.month] = month + 1
          $0[.day] = day - CivilTime.days(inMonth: month)
        }
      }
      return ([question.reminder] + carried).compactMap { question.firing(of: $0) }.min()
    })
}
