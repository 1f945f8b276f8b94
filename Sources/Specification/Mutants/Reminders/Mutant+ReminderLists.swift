extension Mutant {
  /// Intervals, ends and lists.
  static let reminderLists: [Mutant] = [
    .firing("AfterInclusive", "The given instant itself may be the next firing.") {
      question in
      let before = question.after.advanced(byMicroseconds: -1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    }.killed(by: .everyMatchingTimeFires, .remindersEqualModel).bug("taichino/croniter/pull/103"),
    .firing("ArmedAtDelivery", "A repeat is counted from the given instant, and drifts.") {
      question in
      guard let interval = question.reminder.interval, interval.repeats,
        question.after > question.reminder.scheduled
      else { return question.firing }
      return question.after.advanced(byMicroseconds: interval.microseconds)
    }.killed(by: .remindersEqualModel).bug("palerdot/remindoro/issues/54"),
    .interval("B45", "An interval of less than a minute may repeat.") {
      interval, seconds, _ in
      guard interval == .failure(.tooShortToRepeat) else { return interval }
      return Result { () throws(TriggerProblem) in
        try ModelReminders().interval(seconds: seconds, repeats: false)
      }
    }.killed(by: .triggersEqualModel).bug("rafaelsetragni/awesome_notifications/issues/316"),
    .interval("B45Clamped", "An interval that has passed fires in a second.") {
      interval, _, repeats in
      interval == .failure(.notPositive) && !repeats ? .success(1_000_000) : interval
    }.killed(by: .triggersEqualModel).bug("pizza-studio/HSRPizzaHelper/pull/58"),
    .interval("B45Zero", "An interval of zero or less is accepted, and crashes the platform.") {
      interval, seconds, _ in
      guard interval == .failure(.notPositive), seconds > -1e9 else { return interval }
      return .success(Int(seconds * 1_000_000))
    }.killed(by: .triggersEqualModel).bug("superwall/Superwall-iOS/issues/185"),
    .cleanedList("CleansAll", "A clean-up removes every reminder once one has ended.") {
      list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.count < list.count ? [] : left
    }.killed(by: .reminderListsEqualModel).bug(.pedometerArticles),
    .cleanedList("CleansByPlace", "A clean-up skips the reminder after each that it removes.") {
      list, instant in
      var list = list
      var place = 0
      while place < list.count {
        if let end = list[place].end, end <= instant { list.remove(at: place) }
        place += 1
      }
      return list
    }.killed(by: .reminderListsEqualModel, .cleaningTwiceChangesNothing).bug(
      "llazzaro/django-scheduler/pull/87"),
    .firing("EndSilences", "A reminder doesn’t fire after its end, before it is removed.") {
      question in
      guard let end = question.reminder.end else { return question.firing }
      return question.firing.flatMap { $0 > end ? nil : $0 }
    }.killed(by: .endsChangeNoFiring, .remindersEqualModel).bug("nibdo/bloben-app/issues/53"),
    .cleanedList("EndStays", "A clean-up at an end date keeps the reminder that ends then.") {
      list, instant in
      list.filter { reminder in reminder.end.map { $0 >= instant } ?? true }
    }.killed(by: .reminderListsEqualModel).bug("unclecheese/silverstripe-event-calendar/issues/13"),
    .replacing(
      \.reminders.listScheduling, "FirstScheduledStays",
      "A reminder isn’t scheduled if there is an equal one."
    ) { reminder, list in
      list.contains { $0.identifier == reminder.identifier } ? list : list + [reminder]
    }.killed(by: .reminderListsEqualModel).bug("rafaelsetragni/awesome_notifications/issues/657"),
    .replacing(
      \.reminders.listScheduling, "IdentifierTwice",
      "A list accepts a second reminder with the same identifier."
    ) { reminder, list in
      list + [reminder]
    }.killed(by: .reminderListsEqualModel).bug(
      "katzer/cordova-plugin-local-notifications/issues/1032"),
    .interval(
      "IntervalInThirtyTwoBits", "Milliseconds are kept in 32 bits, so 25 days are invalid."
    ) { interval, _, _ in
      interval.map { right in
        let milliseconds = right / 1_000
        guard milliseconds > Int(Int32.max) else { return right }
        return max(Int(Int32(truncatingIfNeeded: milliseconds)), 1) * 1_000
      }
    }.killed(by: .triggersEqualModel).bug("SandeepVashishtha/Eventra/pull/8689"),
    .firing("ScheduledInclusive", "A reminder may fire at the instant it was scheduled at.") {
      question in
      guard question.pattern != nil else { return question.firing }
      let scheduled = question.reminder.scheduled.advanced(byMicroseconds: -1)
      return question.firing(of: question.reminder.scheduled(at: scheduled))
    }.killed(by: .oneShotFiresOnce, .remindersEqualModel).bug("HangfireIO/Cronos/issues/53"),
    .firing("SecondCutOff", "The given instant loses its fraction of a second.") {
      question in
      let part = question.after.microseconds % 1_000_000
      guard question.pattern != nil, part > 0 else { return question.firing }
      let before = question.after.advanced(byMicroseconds: -part - 1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    }.killed(by: .firingsRise).bug("Sonic0/cron-converter/issues/5"),
  ]
}
