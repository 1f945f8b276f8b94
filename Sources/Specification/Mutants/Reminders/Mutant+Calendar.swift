import InputLaws
import InputRules
import InputRulesModel

extension Mutant {
  /// Zones in which reminders fire, and patterns of dates.
  static let calendar: [Mutant] = [
    .zone("ChangeASecondLate", "The old offset applies at the instant of a change, too.") { zone in
      let late = zone.changes.map {
        CivilZone.Change(at: $0.instant.advanced(by: 1), to: $0.offset)
      }
      return (try? CivilZone(offset: zone.offset, changes: late)) ?? zone
    }.killed(by: .civilTimesRise, .remindersEqualModel),
    .componentProblem(
      "DatesRefused", "A pattern of 30 February is refused, not only never matched."
    ) { problem, components in
      guard problem == nil, let month = components[.month], let day = components[.day],
        day > CivilTime.days(inMonth: month) + (month == 2 ? 1 : 0)
      else { return problem }
      return .outOfBounds(.day, day)
    }.killed(by: .componentsAreJudged, .triggersEqualModel),
    .componentProblem("EmptyPatternTaken", "A pattern may be empty.") { problem, _ in
      problem == .noComponents ? nil : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel),
    .componentProblem("FifthRefused", "A pattern can’t give the fifth of a weekday.") {
      problem, components in
      problem == nil && components[.weekdayOrdinal] == 5
        ? .outOfBounds(.weekdayOrdinal, 5) : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel).bug("nextcloud/calendar/issues/7194"),
    .zone("FirstChangeOnly", "Of a zone’s changes only the first is known.") { zone in
      let first = Array(zone.changes.prefix(1))
      return (try? CivilZone(offset: zone.offset, changes: first)) ?? zone
    }.killed(by: .civilTimesRise, .remindersEqualModel),
    .componentProblem("HourTwentyFour", "A pattern may give the hour 24.") { problem, _ in
      problem == .outOfBounds(.hour, 24) ? nil : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel),
    .componentProblem(
      "LastComponentNamed", "Of several components out of bounds the finest is named."
    ) { problem, components in
      guard case .outOfBounds = problem else { return problem }
      let wrong = DateComponent.allCases.last { component in
        components[component].map { !component.values.contains($0) } ?? false
      }
      guard let wrong, let value = components[wrong] else { return problem }
      return .outOfBounds(wrong, value)
    }.killed(by: .componentsAreJudged, .triggersEqualModel),
    .componentProblem("MinuteSixty", "A pattern may give the minute or the second 60.") {
      problem, _ in
      problem == .outOfBounds(.minute, 60) || problem == .outOfBounds(.second, 60) ? nil : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel).bug(
      "chairemobilite/trRouting/issues/7"),
    .componentProblem("MonthZeroTaken", "Months are counted from 0 to 11.") { problem, components in
      if problem == .outOfBounds(.month, 0) { return nil }
      return problem == nil && components[.month] == 12 ? .outOfBounds(.month, 12) : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel),
    .zone("OffsetInHours", "Offsets are whole hours.") { zone in
      zone.changingOffsets { $0 / 3_600 * 3_600 }
    }.killed(by: .civilTimeEqualsFoundation, .remindersEqualModel),
    .firing("OffsetOfTheDay", "The current offset is used for every later time.") { question in
      let offset = question.zone.offset(at: question.after)
      let zone = (try? CivilZone(offset: offset)) ?? question.zone
      return ModelReminders().nextFiring(of: question.reminder, after: question.after, in: zone)
    }.killed(by: .fullyDatedFiresOnce, .remindersEqualModel)
      .bug("NousResearch/hermes-agent/pull/109532"),
    .zone("OffsetSubtracted", "An offset is subtracted, as POSIX has it.") { zone in
      zone.changingOffsets { -$0 }
    }.killed(by: .civilTimesRise, .remindersEqualModel),
    .firing("UniversalTimeAlways", "A pattern always means universal time.") {
      question in
      ModelReminders().nextFiring(of: question.reminder, after: question.after, in: .universal)
    }.killed(by: .firingMatchesItsPattern, .remindersEqualModel)
      .bug("rafaelsetragni/awesome_notifications/issues/153"),
    .componentProblem("WeekdayZeroTaken", "Weekday 0 is accepted as Sunday.") { problem, _ in
      problem == .outOfBounds(.weekday, 0) ? nil : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel)
      .bug("katzer/cordova-plugin-local-notifications/issues/1735"),
    .componentProblem("ZeroIsNothing", "A component of zero counts as missing.") { _, components in
      ModelReminders().problem(of: components.filter { $0.value != 0 })
    }.killed(by: .componentsAreJudged, .triggersEqualModel).bug("expo/expo/issues/14293"),
  ]
}
