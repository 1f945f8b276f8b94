extension Mutant {
  static let firings: [Mutant] = [
    .replacing(
      \.reminders.isInstantBefore, "BeforeByTheSecond", "Instants are compared in whole seconds."
    ) {
      // So two instants within the same second aren't ordered.
      $0.microseconds / 1_000_000 < $1.microseconds / 1_000_000
    }.killed(by: .instantsAreOrdered),
    .firing("Day31Carries", "A reminder for the 31st fires on the 1st after a short month.") {
      $0.firingInShortMonths { components, month, length in
        components[.month] = month + 1
        components[.day] = (components[.day] ?? 0) - length
      }
    }.killed(by: .firingMatchesItsPattern).bug("statamic/cms#5178"),
    .firing("Day31Clamped", "A reminder for the 31st fires on the last day of a short month.") {
      $0.firingInShortMonths { ($0[.month], $0[.day]) = ($1, $2) }
    }.killed(by: .firingMatchesItsPattern).bug("wielebenwir/commons-booking-2#376"),
    .firing("DayOrWeekday", "A reminder with a day and a weekday fires on either.") { question in
      guard let pattern = question.pattern, pattern[.day] != nil, pattern[.weekday] != nil else {
        return question.firing
      }
      let day = question.reminder.changingPattern { $0[.weekday] = nil }
      let weekday = question.reminder.changingPattern { $0[.day] = nil }
      return [day, weekday].compactMap { question.firing(of: $0) }.min()
    }.killed(by: .oneShotFiresOnce).bug("vixie/cron#29"),
    .firing("FifthIsLast", "A month's last Monday is its fifth, even if there are four.") {
      question in
      guard question.pattern?[.weekdayOrdinal] == 5 else { return question.firing }
      let fourth = question.reminder.changingPattern { $0[.weekdayOrdinal] = 4 }
      let last = fourth?.firing(after: question.after, in: question.zone) { instant in
        let time = ModelZones().civilTime(at: instant, in: question.zone)
        return time.map { $0.day + 7 > DayCount.length(ofMonth: $0.month, in: $0.year) } ?? false
      }
      return [question.firing, last].compactMap { $0 }.min()
    }.killed(by: .firingMatchesItsPattern).bug("tine20/tine20#949"),
    .firing("GapOfAnHour", "Every gap in local time counts as one hour.") {
      $0.firingAfterGaps { $0.advanced(by: 3_600 - $1.seconds) }
    }.killed(by: .everyMatchingTimeFires).bug("elizaOS/eliza#11100"),
    .firing("GivesUpAfterAYear", "A date over a year later is never found.") { question in
      question.firing.flatMap { $0 > question.after.advanced(by: 31_622_400) ? nil : $0 }
    }.killed(by: .oneShotFiresOnce).bug("taichino/croniter#131"),
    .firing("GivesUpAfterFourYears", "A leap day over four years later is never found.") {
      question in
      guard question.pattern?[.month] == 2, question.pattern?[.day] == 29 else {
        return question.firing
      }
      return question.firing.flatMap { $0 > question.after.advanced(by: 126_403_200) ? nil : $0 }
    }.killed(by: .oneShotFiresOnce).bug("dagster-io/dagster#16259"),
    .firing("HourByTheMinute", "A reminder fires in every minute of its hour.") { question in
      guard let pattern = question.pattern, pattern[.hour] != nil, pattern[.minute] == nil,
        let time = ModelZones().civilTime(at: question.after.advanced(by: 60), in: question.zone)
      else { return question.firing }
      let ringing = question.reminder.changingPattern { $0[.minute] = time.minute }
      return [question.reminder, ringing].compactMap { question.firing(of: $0) }.min()
    }.killed(by: .firingMatchesItsPattern).bug("katzer/cordova-plugin-local-notifications#1818"),
    .firing("LeapDayNever", "February has 28 days, so its 29th never occurs.") { question in
      let firing = question.firing
      guard let pattern = question.pattern, pattern[.month] == 2, pattern[.day] == 29 else {
        return firing
      }
      return nil
    }.killed(by: .fullyDatedFiresOnce).bug("Xinc-org/xinc#127"),
    .firing("MissingHourAtChange", "All reminders for skipped times fire at the change.") {
      $0.firingAfterGaps { $1.instant }
    }.killed(by: .everyMatchingTimeFires).bug("netresearch/go-cron#41"),
    .firing("MissingHourSkipped", "A reminder for a skipped time doesn't fire.") { question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.firing { !question.zone.movedForward($0, of: pattern) }
    }.killed(by: .everyMatchingTimeFires).bug("spring-projects/spring-framework#28245"),
    .firing("OrdinalByRows", "The second Monday is the one in a calendar's second row.") {
      question in
      guard let ordinal = question.pattern?[.weekdayOrdinal] else { return question.firing }
      let earlier = question.reminder.changingPattern { $0[.weekdayOrdinal] = ordinal - 1 }
      let full = question.firing { !question.zone.firstRowLacksWeekday(at: $0) }
      let partial = earlier?.firing(after: question.after, in: question.zone) {
        question.zone.firstRowLacksWeekday(at: $0)
      }
      return [full, partial].compactMap { $0 }.min()
    }.killed(by: .firingMatchesItsPattern).bug("HabitRPG/habitica-android#2136"),
    .firing("RepeatedHourLate", "A repeated time means the second of two instants.") {
      question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.reminder.shiftedFiring(after: question.after, in: question.zone) { firing in
        let step = question.zone.steps.first { $0.isRepeated(firing) }
        return step.map { firing.advanced(by: -$0.seconds) } ?? firing
      }
    }.killed(by: .everyMatchingTimeFires).bug("harrisiirak/cron-parser#446"),
    .firing("RepeatedHourOnce", "An hourly reminder skips the repeated hour.") { question in
      guard let pattern = question.pattern, !pattern.isWallClock else { return question.firing }
      return question.firing { firing in !question.zone.steps.contains { $0.repeats(firing) } }
    }.killed(by: .remindersEqualModel).bug("Steve-Mcl/node-red-contrib-cron-plus#108"),
    .firing("RepeatedHourTwice", "A reminder in an hour that the clock repeats fires twice.") {
      question in
      guard let pattern = question.pattern, pattern.isWallClock, question.reminder.trigger.repeats
      else { return question.firing }
      let again = question.zone.steps.filter { $0.seconds < 0 }.compactMap { step -> Instant? in
        let before = question.after.advanced(by: step.seconds)
        let first = ModelReminders().nextFiring(
          of: question.reminder, after: before, in: question.zone)
        return first.flatMap { step.isRepeated($0) ? $0.advanced(by: -step.seconds) : nil }
      }
      return (again + [question.firing].compactMap { $0 }).min()
    }.killed(by: .fullyDatedFiresOnce).bug("netresearch/go-cron#350"),
    .firing("WeekdayIgnored", "A weekday is ignored if a day is given.") { question in
      guard question.pattern?[.day] != nil else { return question.firing }
      return question.firing(of: question.reminder.changingPattern { $0[.weekday] = nil })
    }.killed(by: .firingMatchesItsPattern).bug("katzer/cordova-plugin-local-notifications#1884"),
    .firing("WeekdayOff", "A reminder for Sundays fires on Mondays.") { question in
      guard let weekday = question.pattern?[.weekday] else { return question.firing }
      return question.firing(
        of: question.reminder.changingPattern { $0[.weekday] = weekday % 7 + 1 })
    }.killed(by: .nextFiringEqualsFoundation).bug("nibdo/bloben-app#97"),
  ]
}

extension CivilZone {
  /// Whether the first row of a calendar page for the month begins after the instant's weekday.
  fileprivate func firstRowLacksWeekday(at instant: Instant) -> Bool {
    guard var time = ModelZones().civilTime(at: instant, in: self) else { return false }
    let weekday = ModelCivilTime().weekday(of: time)
    time.day = 1
    return weekday < ModelCivilTime().weekday(of: time)
  }
}
