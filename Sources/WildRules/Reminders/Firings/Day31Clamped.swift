import InputLaws
import InputRules

extension WildRule {
  static let day31Clamped = WildRule(
    "Day31Clamped", mistake: "A reminder for the 31st fires on the last of a short month.",
    source: "https://github.com/wielebenwir/commons-booking-2/issues/376",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, let day = pattern[.day] else {
        return question.firing
      }
      let months = (pattern[.month].map { [$0] } ?? Array(1...11)).filter {
        day > CivilTime.days(inMonth: $0)
      }
      let clamped = months.map { month in
        question.reminder.changingPattern {
          $0[.month] = month
          $0[.day] = CivilTime.days(inMonth: month)
        }
      }
      return ([question.reminder] + clamped).compactMap { question.firing(of: $0) }.min()
    })
}
