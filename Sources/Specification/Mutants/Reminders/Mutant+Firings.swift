extension Mutant {
  static let firings: [Mutant] = [
    .replacing(
      \.reminders.isInstantBefore, "BeforeByTheSecond", "Instants are compared in whole seconds."
    ) {
      // Two instants within one second then have no order.
      $0.microseconds / 1_000_000 < $1.microseconds / 1_000_000
    }.killed(by: .instantsAreOrdered),
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
        return time.map { $0.day + 7 > $0.daysInMonth } ?? false
      }
      return [question.firing, last].compactMap { $0 }.min()
    }.killed(by: .firingMatchesItsPattern).bug("tine20/tine20#949"),
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
    .firing("MissingHourSkipped", "A reminder for a skipped time doesn't fire.") { question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.firing { !question.zone.movedForward($0, of: pattern) }
    }.killed(by: .everyMatchingTimeFires).bug("spring-projects/spring-framework#28245"),
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
