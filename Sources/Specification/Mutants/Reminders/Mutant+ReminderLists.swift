extension Mutant {
  /// Intervals, ends and lists.
  static let reminderLists: [Mutant] = [
    .firing("AfterInclusive", "The given instant itself may be the next firing.") { question in
      let before = question.after.advanced(byMicroseconds: -1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    }.killed(by: .everyMatchingTimeFires).bug("taichino/croniter#103"),
    .firing("ArmedAtDelivery", "A repeat is counted from the given instant, and drifts.") {
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
      "An interval that has already passed fires after a second."
    ) { interval, _, repeats in
      interval == .failure(.notPositive) && !repeats ? .success(1_000_000) : interval
    }.killed(by: .triggersEqualModel).bug("pizza-studio/HSRPizzaHelper#58"),
    .result(
      of: \.reminders.intervalOfTrigger, "B45Zero",
      "An interval of zero or less is accepted, and crashes the platform."
    ) { interval, seconds, _ in
      guard interval == .failure(.notPositive), seconds > -1e9 else { return interval }
      return .success(Int(seconds * 1_000_000))
    }.killed(by: .triggersEqualModel).bug("superwall/Superwall-iOS#185"),
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
    .firing("EndSilences", "A reminder doesn't fire after its end, before it is removed.") {
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
      "A reminder isn't scheduled if there is an equal one."
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
      interval.map { right in
        let milliseconds = right / 1_000
        guard milliseconds > Int(Int32.max) else { return right }
        return max(Int(Int32(truncatingIfNeeded: milliseconds)), 1) * 1_000
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
