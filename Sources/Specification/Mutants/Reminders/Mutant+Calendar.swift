extension Mutant {
  /// Zones in which reminders fire, and patterns of dates.
  static let calendar: [Mutant] = [
    .componentProblem("FifthRefused", "A pattern can’t give the fifth of a weekday.") {
      problem, components in
      problem == nil && components[.weekdayOrdinal] == 5
        ? .outOfBounds(.weekdayOrdinal, 5) : problem
    }.killed(by: .triggersEqualModel).bug("nextcloud/calendar/issues/7194"),
    .componentProblem("MinuteSixty", "A pattern may give the minute or the second 60.") {
      problem, _ in
      problem == .outOfBounds(.minute, 60) || problem == .outOfBounds(.second, 60) ? nil : problem
    }.killed(by: .triggersEqualModel).bug("chairemobilite/trRouting/issues/7"),
    .firing("OffsetOfTheDay", "The current offset is used for every later time.") { question in
      let offset = question.zone.offset(at: question.after)
      let zone = (try? CivilZone(offset: offset)) ?? question.zone
      return ModelReminders().nextFiring(of: question.reminder, after: question.after, in: zone)
    }.killed(by: .fullyDatedFiresOnce, .remindersEqualModel).bug(
      "NousResearch/hermes-agent/pull/109532"),
    .firing("UniversalTimeAlways", "A pattern always means universal time.") {
      question in
      ModelReminders().nextFiring(of: question.reminder, after: question.after, in: .universal)
    }.killed(by: .firingMatchesItsPattern, .remindersEqualModel).bug(
      "rafaelsetragni/awesome_notifications/issues/153"),
    .componentProblem("WeekdayZeroTaken", "Weekday 0 is accepted as Sunday.") { problem, _ in
      problem == .outOfBounds(.weekday, 0) ? nil : problem
    }.killed(by: .triggersEqualModel).bug("katzer/cordova-plugin-local-notifications/issues/1735"),
    .componentProblem("ZeroIsNothing", "A component of zero counts as missing.") { _, components in
      ModelReminders().problem(of: components.filter { $0.value != 0 })
    }.killed(by: .triggersEqualModel).bug("expo/expo/issues/14293"),
  ]
}
