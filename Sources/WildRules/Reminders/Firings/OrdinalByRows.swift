import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let ordinalByRows = WildRule(
    "OrdinalByRows", mistake: "The second Monday is that of the second row of a calendar.",
    source: "https://github.com/HabitRPG/habitica-android/pull/2136",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let ordinal = question.pattern?[.weekdayOrdinal] else { return question.firing }
      let earlier = question.reminder.changingPattern { $0[.weekdayOrdinal] = ordinal - 1 }
      let full = question.firing { !question.zone.firstRowLacksWeekday(at: $0) }
      let partial = earlier?.firing(after: question.after, in: question.zone) {
        question.zone.firstRowLacksWeekday(at: $0)
      }
      return [full, partial].compactMap { $0 }.min()
    })
}

extension CivilZone {
  /// Whether the first row of the month's calendar begins behind the weekday of the instant.
  fileprivate func firstRowLacksWeekday(at instant: Instant) -> Bool {
    let model = ModelReminders()
    guard var time = model.civilTime(at: instant, in: self) else { return false }
    let weekday = model.weekday(of: time)
    time.day = 1
    return weekday < model.weekday(of: time)
  }
}
