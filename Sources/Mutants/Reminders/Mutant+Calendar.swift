import InputLaws
import InputRules
import InputRulesModel

extension Mutant {
  /// The calendar, zones, and patterns of dates.
  static let calendar: [Mutant] = [
    .replacing(\.reminders.civilTimeAtInstant, "CenturiesLeap", "2100 is a leap year.") {
      instant, zone in
      let time = ModelZones().civilTime(at: instant, in: zone)
      guard var time, time.year > 2_100 || (time.year == 2_100 && time.month > 2) else {
        return time
      }
      if time.year == 2_100, time.month == 3, time.day == 1 {
        (time.month, time.day) = (2, 29)
        return time
      }
      return ModelZones().civilTime(at: instant.advanced(by: -86_400), in: zone)
    }.killed(by: .civilTimeEqualsFoundation, .remindersEqualModel)
      .bug("tinygo-org/drivers/pull/530"),
    .zone("ChangeASecondLate", "The old offset applies at the instant of a change, too.") { zone in
      let late = zone.changes.map {
        CivilZone.Change(at: $0.instant.advanced(by: 1), to: $0.offset)
      }
      return (try? CivilZone(offset: zone.offset, changes: late)) ?? zone
    }.killed(by: .civilTimesRise, .remindersEqualModel),
    .zoneProblem("ChangesInAnyOrder", "Changes of a zone may be in any order.") {
      problem, _, _ in
      guard case .notAfter = problem else { return problem }
      return nil
    }.killed(by: .zonesAreJudged, .triggersEqualModel),
    .zoneProblem("CloseChangesRefused", "Changes must be three days apart.") {
      problem, _, changes in
      guard problem == nil else { return problem }
      let close = changes.indices.dropFirst().first { change in
        changes[change].instant < changes[change - 1].instant.advanced(by: 259_200)
      }
      return close.map { .notAfter(change: $0) }
    }.killed(by: .zonesAreJudged, .triggersEqualModel),
    .replacing(
      \.reminders.civilTimeAtInstant, "CutBefore1970",
      "Before 1970 fractions of a second are cut towards 1970."
    ) { instant, zone in
      let seconds = Instant(seconds: instant.microseconds / 1_000_000)
      return ModelZones().civilTime(at: seconds, in: zone)
    }.killed(by: .civilTimesRise, .remindersEqualModel).bug("ocaml/ocaml/issues/6921"),
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
    .zoneProblem("FarChangeRefused", "A change of more than a day is refused.") {
      problem, offset, changes in
      guard problem == nil else { return problem }
      let far = changes.first { abs($0.offset - offset) > 86_400 }
      return far.map { .offset($0.offset) }
    }.killed(by: .zonesAreJudged, .triggersEqualModel),
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
    .change(
      \.reminders.weekdayOfTime, "LeapWeekday",
      "The leap day counts from the start of the year."
    ) { weekday, time in
      time.isLeapYear && time.month <= 2 ? weekday % 7 + 1 : weekday
    }.killed(by: .civilTimeEqualsFoundation, .remindersEqualModel)
      .bug("jmrozanec/cron-utils/issues/69"),
    .componentProblem("MinuteSixty", "A pattern may give the minute or the second 60.") {
      problem, _ in
      problem == .outOfBounds(.minute, 60) || problem == .outOfBounds(.second, 60) ? nil : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel).bug(
      "chairemobilite/trRouting/issues/7"),
    .change(\.reminders.weekdayOfTime, "MondayFirst", "Monday is day 1 of the week.") {
      weekday, _ in
      (weekday + 5) % 7 + 1
    }.killed(by: .civilTimeEqualsFoundation, .remindersEqualModel, .everyDayFollowsAnother)
      .bug("rafaelsetragni/awesome_notifications/issues/790"),
    .componentProblem("MonthZeroTaken", "Months are counted from 0 to 11.") { problem, components in
      if problem == .outOfBounds(.month, 0) { return nil }
      return problem == nil && components[.month] == 12 ? .outOfBounds(.month, 12) : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel),
    .zone("OffsetInHours", "Offsets are whole hours.") { zone in
      zone.changingOffsets { $0 / 3_600 * 3_600 }
    }.killed(by: .civilTimeEqualsFoundation, .remindersEqualModel),
    .zoneProblem("OffsetOfADay", "Offsets are limited to a day.") { problem, offset, changes in
      guard problem == nil else { return problem }
      let offsets = [offset] + changes.map(\.offset)
      return offsets.first { abs($0) > 86_400 }.map { .offset($0) }
    }.killed(by: .zonesAreJudged, .triggersEqualModel),
    .firing("OffsetOfTheDay", "The current offset is used for every later time.") { question in
      let offset = question.zone.offset(at: question.after)
      let zone = (try? CivilZone(offset: offset)) ?? question.zone
      return ModelReminders().nextFiring(of: question.reminder, after: question.after, in: zone)
    }.killed(by: .fullyDatedFiresOnce, .remindersEqualModel)
      .bug("NousResearch/hermes-agent/pull/109532"),
    .zone("OffsetSubtracted", "An offset is subtracted, as POSIX has it.") { zone in
      zone.changingOffsets { -$0 }
    }.killed(by: .civilTimesRise, .remindersEqualModel),
    .zoneProblem("SplitSecondChange", "A zone may change between two seconds.") { problem, _, _ in
      guard case .notWhole = problem else { return problem }
      return nil
    }.killed(by: .zonesAreJudged, .triggersEqualModel),
    .firing("UniversalTimeAlways", "A pattern always means universal time.") {
      question in
      ModelReminders().nextFiring(of: question.reminder, after: question.after, in: .universal)
    }.killed(by: .firingMatchesItsPattern, .remindersEqualModel)
      .bug("rafaelsetragni/awesome_notifications/issues/153"),
    .change(\.reminders.weekdayOfTime, "WeekdayFromZero", "Sunday is day 0 of the week.") {
      weekday, _ in
      weekday - 1
    }.killed(by: .civilTimeEqualsFoundation, .remindersEqualModel)
      .bug("ionic-team/capacitor-plugins/pull/601"),
    .componentProblem("WeekdayZeroTaken", "Weekday 0 is accepted as Sunday.") { problem, _ in
      problem == .outOfBounds(.weekday, 0) ? nil : problem
    }.killed(by: .componentsAreJudged, .triggersEqualModel)
      .bug("katzer/cordova-plugin-local-notifications/issues/1735"),
    .change(
      \.reminders.civilTimeAtInstant, "YearTenThousand", "Nothing is shown after the year 9999."
    ) { time, _, _ in
      time.flatMap { $0.year > 9_999 ? nil : $0 }
    }.killed(by: .remindersEqualModel),
    .change(\.reminders.civilTimeAtInstant, "YearZero", "The year before the year 1 is −1.") {
      time, _, _ in
      guard var time, time.year < 1 else { return time }
      time.year -= 1
      return time
    }.killed(by: .remindersEqualModel),
    .componentProblem("ZeroIsNothing", "A component of zero counts as missing.") { _, components in
      ModelReminders().problem(of: components.filter { $0.value != 0 })
    }.killed(by: .componentsAreJudged, .triggersEqualModel).bug("expo/expo/issues/14293"),
  ]
}
