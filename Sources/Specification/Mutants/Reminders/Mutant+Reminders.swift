private let model = ModelReminders()

extension Mutant {
  /// Creates a mutant that uses `answer` to find a reminder's next firing.
  static func firing(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (FiringQuestion) -> Instant?
  ) -> Mutant {
    replacing(\.reminders.nextFiringOfReminder, id, mistake) {
      answer(FiringQuestion(reminder: $0, after: $1, zone: $2))
    }
  }
}

/// A question: the next firing of a reminder after an instant, in a zone.
struct FiringQuestion {
  let reminder: Reminder
  let after: Instant
  let zone: CivilZone
  var firing: Instant? { firing(of: reminder) }
  var pattern: DatePattern? { reminder.pattern }

  /// The next firing that the model finds for another reminder.
  func firing(of reminder: Reminder?) -> Instant? {
    reminder.flatMap { model.nextFiring(of: $0, after: after, in: zone) }
  }

  /// The first firing of the reminder or of its copies, one for each month that doesn't have the
  /// pattern's day.
  ///
  /// `change` changes the pattern of a copy, given the month and the month's length.
  func firingInShortMonths(_ change: (inout [DateComponent: Int], Int, Int) -> Void) -> Instant? {
    guard let pattern, let day = pattern[.day] else { return firing }
    let months = pattern[.month].map { [$0] } ?? Array(1...11)
    let copies = months.map { month -> Reminder? in
      let length = DayCount.length(ofMonth: month, in: 2_023)
      return day > length ? reminder.changingPattern { change(&$0, month, length) } : nil
    }
    return (copies + [reminder]).compactMap { firing(of: $0) }.min()
  }

  /// The next firing, with `shift` moving each firing that a clock change has already moved.
  func firingAfterGaps(_ shift: (Instant, CivilZone.Step) -> Instant) -> Instant? {
    guard let pattern, pattern.isWallClock else { return firing }
    return reminder.shiftedFiring(after: after, in: zone) { firing in
      let gap = zone.movedForward(firing, of: pattern) ? zone.gap(at: firing) : nil
      return gap.map { shift(firing, $0) } ?? firing
    }
  }

  /// The first firing of the reminder for which `isMeant` is true.
  func firing(where isMeant: (Instant) -> Bool) -> Instant? {
    reminder.firing(after: after, in: zone, where: isMeant)
  }
}

extension Mutant {
  /// Mistakes in the zones in which reminders fire, and in their date patterns.
  static let calendar: [Mutant] = [
    .change(
      \.reminders.problemOfComponents, "FifthRefused", "A month's fifth weekday is out of bounds."
    ) { problem, components in
      problem == nil && components[.weekdayOrdinal] == 5
        ? .outOfBounds(.weekdayOrdinal, 5) : problem
    }.killed(by: .triggersEqualModel).bug("nextcloud/calendar#7194"),
    .change(
      \.reminders.problemOfComponents, "MinuteSixty",
      "A pattern's minute or second may be 60."
    ) { problem, _ in
      problem == .outOfBounds(.minute, 60) || problem == .outOfBounds(.second, 60) ? nil : problem
    }.killed(by: .triggersEqualModel).bug("chairemobilite/trRouting#7"),
    .firing("OffsetOfTheDay", "The current offset is used for all later times.") { question in
      let offset = question.zone.offset(at: question.after)
      let zone = (try? CivilZone(offset: offset)) ?? question.zone
      return ModelReminders().nextFiring(of: question.reminder, after: question.after, in: zone)
    }.killed(by: .fullyDatedFiresOnce).bug("NousResearch/hermes-agent#109532"),
    .firing("UniversalTimeAlways", "A pattern is always in universal time.") { question in
      ModelReminders().nextFiring(of: question.reminder, after: question.after, in: .universal)
    }.killed(by: .firingMatchesItsPattern).bug("rafaelsetragni/awesome_notifications#153"),
    .change(\.reminders.problemOfComponents, "WeekdayZeroTaken", "Weekday 0 is accepted as Sunday.")
    { problem, _ in problem == .outOfBounds(.weekday, 0) ? nil : problem }
    .killed(by: .triggersEqualModel).bug("katzer/cordova-plugin-local-notifications#1735"),
    .change(
      \.reminders.problemOfComponents, "ZeroIsNothing", "A component of zero is treated as missing."
    ) { _, components in ModelReminders().problem(of: components.filter { $0.value != 0 }) }
    .killed(by: .triggersEqualModel).bug("expo/expo#14293"),
  ]

  /// Mistakes in the intervals and the end dates of reminders, and in lists of reminders.
  static let reminderLists: [Mutant] = [
    .firing("AfterInclusive", "The given instant itself may be the next firing.") { question in
      let before = question.after.advanced(byMicroseconds: -1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    }.killed(by: .everyMatchingTimeFires).bug("taichino/croniter#103"),
    .firing("ArmedAtDelivery", "Repeats are counted from the given instant, and drift.") {
      guard let interval = $0.reminder.interval, interval.repeats, $0.after > $0.reminder.scheduled
      else { return $0.firing }
      return $0.after.advanced(byMicroseconds: interval.microseconds)
    }.killed(by: .remindersEqualModel).bug("palerdot/remindoro#54"),
    .result(
      of: \.reminders.intervalOfTrigger, "B45", "An interval of less than a minute may repeat."
    ) { interval, seconds, _ in
      guard interval == .failure(.tooShortToRepeat) else { return interval }
      return Result { () throws(TriggerProblem) in
        try ModelReminders().interval(seconds: seconds, repeats: false)
      }
    }.killed(by: .triggersEqualModel).bug("rafaelsetragni/awesome_notifications#316"),
    .result(
      of: \.reminders.intervalOfTrigger, "B45Clamped",
      "An interval of zero or less fires after a second."
    ) { interval, _, repeats in
      interval == .failure(.notPositive) && !repeats ? .success(1_000_000) : interval
    }.killed(by: .triggersEqualModel).bug("pizza-studio/HSRPizzaHelper#58"),
    .result(
      of: \.reminders.intervalOfTrigger, "B45Zero", "An interval of zero or less is accepted."
    ) { interval, seconds, _ in
      interval == .failure(.notPositive) && seconds > -1e9
        ? .success(Int(seconds * 1_000_000)) : interval
    }.killed(by: .triggersEqualModel).bug("superwall/Superwall-iOS#185"),
    .change(\.reminders.cleanedList, "CleansAll", "If one reminder has ended, all are removed.") {
      left, list, _ in left.count < list.count ? [] : left
    }.killed(by: .reminderListsEqualModel).bug(.pedometerArticles),
    .replacing(
      \.reminders.cleanedList, "CleansByPlace",
      "A cleanup skips the reminder after each one that it removes."
    ) { list, instant in
      var list = list
      var place = 0
      while place < list.count {
        if let end = list[place].end, end <= instant { list.remove(at: place) }
        place += 1
      }
      return list
    }.killed(by: .cleaningTwiceChangesNothing).bug("llazzaro/django-scheduler#87"),
    .firing("EndSilences", "A reminder that isn't removed doesn't fire after its end.") {
      question in
      guard let end = question.reminder.end else { return question.firing }
      return question.firing.flatMap { $0 > end ? nil : $0 }
    }.killed(by: .endsChangeNoFiring).bug("nibdo/bloben-app#53"),
    .replacing(
      \.reminders.cleanedList, "EndStays",
      "A cleanup at an end date keeps the reminder that ends then."
    ) { list, instant in list.filter { reminder in reminder.end.map { $0 >= instant } ?? true } }
    .killed(by: .reminderListsEqualModel).bug("unclecheese/silverstripe-event-calendar#13"),
    .replacing(
      \.reminders.listScheduling, "FirstScheduledStays",
      "A reminder isn't scheduled if its identifier is in the list."
    ) { reminder, list in
      list.contains { $0.identifier == reminder.identifier } ? list : list + [reminder]
    }.killed(by: .reminderListsEqualModel).bug("rafaelsetragni/awesome_notifications#657"),
    .replacing(
      \.reminders.listScheduling, "IdentifierTwice",
      "A list accepts a second reminder with the same identifier."
    ) { reminder, list in list + [reminder] }
    .killed(by: .reminderListsEqualModel).bug("katzer/cordova-plugin-local-notifications#1032"),
    .result(
      of: \.reminders.intervalOfTrigger, "IntervalInThirtyTwoBits",
      "Milliseconds are kept in 32 bits, so 25 days are invalid."
    ) { interval, _, _ in
      interval.map {
        let milliseconds = Int(Int32(truncatingIfNeeded: $0 / 1_000))
        return $0 / 1_000 == milliseconds ? $0 : max(milliseconds, 1) * 1_000
      }
    }.killed(by: .triggersEqualModel).bug("SandeepVashishtha/Eventra#8689"),
    .firing("ScheduledInclusive", "A reminder may fire at the instant of its scheduling.") {
      guard $0.pattern != nil else { return $0.firing }
      let scheduled = $0.reminder.scheduled.advanced(byMicroseconds: -1)
      return $0.firing(of: $0.reminder.scheduled(at: scheduled))
    }.killed(by: .oneShotFiresOnce).bug("HangfireIO/Cronos#53"),
    .firing("SecondCutOff", "The given instant loses its fraction of a second.") { question in
      let part = question.after.microseconds % 1_000_000
      guard question.pattern != nil, part > 0 else { return question.firing }
      let before = question.after.advanced(byMicroseconds: -part - 1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    }.killed(by: .firingsRise).bug("Sonic0/cron-converter#5"),
  ]
}
