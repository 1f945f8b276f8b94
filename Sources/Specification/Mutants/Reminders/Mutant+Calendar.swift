extension Mutant {
  /// Zones in which reminders fire, and patterns of dates.
  static let calendar: [Mutant] = [
    .change(
      \.reminders.problemOfComponents, "FifthRefused",
      "A pattern can't give the fifth of a weekday."
    ) { problem, components in
      problem == nil && components[.weekdayOrdinal] == 5
        ? .outOfBounds(.weekdayOrdinal, 5) : problem
    }.killed(by: .triggersEqualModel).bug("nextcloud/calendar#7194"),
    .change(
      \.reminders.problemOfComponents, "MinuteSixty",
      "A pattern may have the minute or the second 60."
    ) { problem, _ in
      problem == .outOfBounds(.minute, 60) || problem == .outOfBounds(.second, 60) ? nil : problem
    }.killed(by: .triggersEqualModel).bug("chairemobilite/trRouting#7"),
    .firing("OffsetOfTheDay", "The current offset is used for every later time.") { question in
      let offset = question.zone.offset(at: question.after)
      let zone = (try? CivilZone(offset: offset)) ?? question.zone
      return ModelReminders().nextFiring(of: question.reminder, after: question.after, in: zone)
    }.killed(by: .fullyDatedFiresOnce).bug("NousResearch/hermes-agent#109532"),
    .firing("UniversalTimeAlways", "A pattern always means universal time.") { question in
      ModelReminders().nextFiring(of: question.reminder, after: question.after, in: .universal)
    }.killed(by: .firingMatchesItsPattern).bug("rafaelsetragni/awesome_notifications#153"),
    .change(\.reminders.problemOfComponents, "WeekdayZeroTaken", "Weekday 0 is accepted as Sunday.")
    { problem, _ in problem == .outOfBounds(.weekday, 0) ? nil : problem }
    .killed(by: .triggersEqualModel).bug("katzer/cordova-plugin-local-notifications#1735"),
    .change(
      \.reminders.problemOfComponents, "ZeroIsNothing", "A component of zero counts as missing."
    ) { _, components in ModelReminders().problem(of: components.filter { $0.value != 0 }) }
    .killed(by: .triggersEqualModel).bug("expo/expo#14293"),
  ]
}
