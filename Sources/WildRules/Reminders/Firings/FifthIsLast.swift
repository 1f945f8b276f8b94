import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let fifthIsLast = WildRule(
    "FifthIsLast", mistake: "The fifth of a weekday is the last where there are only four.",
    source: "https://github.com/tine20/tine20/issues/949",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard question.pattern?[.weekdayOrdinal] == 5 else { return question.firing }
      let fourth = question.reminder.changingPattern { $0[.weekdayOrdinal] = 4 }
      let last = fourth?.firing(after: question.after, in: question.zone) { instant in
        let time = ModelReminders().civilTime(at: instant, in: question.zone)
        return time.map { $0.day + 7 > $0.daysInMonth } ?? false
      }
      return [question.firing, last].compactMap { $0 }.min()
    })
}
