import InputLaws
import InputRules
import InputRulesModel

extension Mutant {
  /// Intervals, ends and lists.
  static let reminderLists: [Mutant] = [
    .firing("AfterInclusive", "The given instant itself may be the next firing.") {
      question in
      let before = question.after.advanced(byMicroseconds: -1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    }.killed(by: .everyMatchingTimeFires, .remindersEqualModel).bug("taichino/croniter/pull/103"),
    .firing("ArmedAtDelivery", "A repeat is counted from the time of the question, and drifts.") {
      question in
      guard let interval = question.reminder.interval, interval.repeats,
        question.after > question.reminder.scheduled
      else { return question.firing }
      return question.after.advanced(byMicroseconds: interval.microseconds)
    }.killed(by: .intervalsFireAtMultiples, .remindersEqualModel)
      .bug("palerdot/remindoro/issues/54"),
    .interval("B45", "An interval of less than a minute may repeat.") {
      interval, seconds, _ in
      guard interval == .failure(.tooShortToRepeat) else { return interval }
      return Result { () throws(TriggerProblem) in
        try ModelReminders().interval(seconds: seconds, repeats: false)
      }
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel)
      .bug("rafaelsetragni/awesome_notifications/issues/316"),
    .interval("B45Clamped", "An interval that has passed fires in a second.") {
      interval, _, repeats in
      interval == .failure(.notPositive) && !repeats ? .success(1_000_000) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel)
      .bug("pizza-studio/HSRPizzaHelper/pull/58"),
    .interval("B45Zero", "An interval of zero or less is accepted, and crashes the platform.") {
      interval, seconds, _ in
      guard interval == .failure(.notPositive), seconds > -1e9 else { return interval }
      return .success(Int(seconds * 1_000_000))
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel)
      .bug("superwall/Superwall-iOS/issues/185"),
    .cleanedList("CleaningSorts", "A clean-up leaves the others in another order.") {
      list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.sorted { $0.identifier < $1.identifier }
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel),
    .cleanedList("CleansAll", "A clean-up removes every reminder once one has ended.") {
      list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.count < list.count ? [] : left
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel).bug(.pedometerArticles),
    .cleanedList("CleansByPlace", "A clean-up skips the reminder after each that it removes.") {
      list, instant in
      var list = list
      var place = 0
      while place < list.count {
        if let end = list[place].end, end <= instant { list.remove(at: place) }
        place += 1
      }
      return list
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel, .cleaningTwiceChangesNothing)
      .bug("llazzaro/django-scheduler/pull/87"),
    .cleanedList("CleansEndless", "A clean-up removes repeating reminders without an end.") {
      list, instant in
      let left = ModelReminders().cleaned(list, at: instant)
      return left.filter { $0.end != nil || !$0.trigger.repeats }
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel),
    .cleanedList("CleansFirst", "A clean-up removes the first that has ended, and stops.") {
      list, instant in
      var list = list
      let ended = list.firstIndex { reminder in reminder.end.map { $0 <= instant } ?? false }
      if let ended { list.remove(at: ended) }
      return list
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel),
    .cleanedList("CleansSpent", "A clean-up removes fired reminders that don’t repeat.") {
      list, instant in
      ModelReminders().cleaned(list, at: instant).filter { reminder in
        reminder.trigger.repeats
          || ModelReminders().nextFiring(of: reminder, after: instant, in: .universal) != nil
      }
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel),
    .firing("EndSilences", "A reminder doesn’t fire after its end, before it is removed.") {
      question in
      guard let end = question.reminder.end else { return question.firing }
      return question.firing.flatMap { $0 > end ? nil : $0 }
    }.killed(by: .endsChangeNoFiring, .remindersEqualModel).bug("nibdo/bloben-app/issues/53"),
    .cleanedList("EndStays", "A clean-up at an end date keeps the reminder that ends then.") {
      list, instant in
      list.filter { reminder in reminder.end.map { $0 >= instant } ?? true }
    }.killed(by: .cleaningRemovesOnlyEnded, .reminderListsEqualModel)
      .bug("unclecheese/silverstripe-event-calendar/issues/13"),
    .firing("FiresAtOnce", "A repeating interval fires when it is scheduled, too.") { question in
      guard let interval = question.reminder.interval, interval.repeats,
        question.after < question.reminder.scheduled
      else { return question.firing }
      return question.reminder.scheduled
    }.killed(by: .intervalsFireAtMultiples, .remindersEqualModel),
    .firing("FiresBeforeScheduled", "A repeating interval fires before it is scheduled.") {
      question in
      let scheduled = question.reminder.scheduled
      guard let interval = question.reminder.interval, interval.repeats, question.after < scheduled
      else { return question.firing }
      let (before, overflows) = scheduled.microseconds.subtractingReportingOverflow(
        question.after.microseconds)
      guard !overflows else { return question.firing }
      let multiples = (before - 1) / interval.microseconds
      return scheduled.advanced(byMicroseconds: -multiples * interval.microseconds)
    }.killed(by: .intervalsFireAtMultiples, .remindersEqualModel),
    .listFiring("FirstOfTheList", "The list’s next firing is that of its first reminder.") {
      $0.first
    }.killed(by: .nextFiringIsTheEarliest, .reminderListsEqualModel),
    .replacing(
      \.reminders.listScheduling, "FirstScheduledStays",
      "A reminder isn’t scheduled if there is an equal one."
    ) { reminder, list in
      list.contains { $0.identifier == reminder.identifier } ? list : list + [reminder]
    }.killed(by: .schedulingReplacesItsIdentifier, .reminderListsEqualModel)
      .bug("rafaelsetragni/awesome_notifications/issues/657"),
    .replacing(
      \.reminders.listScheduling, "IdentifierTwice",
      "A list accepts a second reminder with the same identifier."
    ) { reminder, list in
      list + [reminder]
    }.killed(by: .schedulingReplacesItsIdentifier, .reminderListsEqualModel)
      .bug("katzer/cordova-plugin-local-notifications/issues/1032"),
    .replacing(
      \.reminders.listSchedulingAll, "SeveralAppended",
      "Several reminders are added without looking for their identifiers."
    ) { reminders, list in
      list + reminders
    }.killed(by: .schedulingReplacesItsIdentifier),
    .interval("InfiniteTooLong", "An infinite interval is refused as too long.") {
      interval, seconds, _ in
      seconds == .infinity ? .failure(.tooLong) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .firing("IntervalFiresAgain", "An interval that doesn’t repeat fires again.") {
      question in
      guard let interval = question.reminder.interval, question.firing == nil else {
        return question.firing
      }
      return question.after.advanced(byMicroseconds: interval.microseconds)
    }.killed(by: .oneShotFiresOnce, .remindersEqualModel),
    .interval(
      "IntervalInThirtyTwoBits", "Milliseconds are kept in 32 bits, so 25 days are invalid."
    ) { interval, _, _ in
      interval.map { right in
        let milliseconds = right / 1_000
        guard milliseconds > Int(Int32.max) else { return right }
        return max(Int(Int32(truncatingIfNeeded: milliseconds)), 1) * 1_000
      }
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel)
      .bug("SandeepVashishtha/Eventra/pull/8689"),
    .interval("IntervalInWholeSeconds", "An interval is cut to whole seconds.") { interval, _, _ in
      interval.map { max($0 / 1_000_000 * 1_000_000, 1) }
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .interval("IntervalTruncated", "An interval is cut to whole microseconds.") {
      interval, seconds, _ in
      guard case .success(let right) = interval, right < IntervalTrigger.limit else {
        return interval
      }
      return .success(max(Int(seconds * 1_000_000), 1))
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .listFiring(
      "LastOfSeveral", "Of several firings at one instant the last of the list is reported."
    ) { firings in
      firings.reversed().min { $0.instant < $1.instant }
    }.killed(by: .nextFiringIsTheEarliest, .reminderListsEqualModel),
    .interval("LimitBeforeRounding", "An interval is compared with the limit before it is rounded.")
    {
      interval, seconds, _ in
      guard case .success = interval, seconds > 1_000_000_000 else { return interval }
      return .failure(.tooLong)
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .interval("LongestRefused", "The longest interval is too long.") { interval, _, _ in
      interval == .success(IntervalTrigger.limit) ? .failure(.tooLong) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .interval("MinuteAfterRounding", "An interval that rounds to a minute repeats.") {
      interval, seconds, _ in
      guard interval == .failure(.tooShortToRepeat), seconds >= 59.999_999_5 else {
        return interval
      }
      return .success(60_000_000)
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .interval("MinuteRefused", "An interval of a minute is too short to repeat.") {
      interval, seconds, repeats in
      repeats && seconds == 60 ? .failure(.tooShortToRepeat) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .replacing(
      \.reminders.listScheduling, "NewestFirst", "A new reminder goes to the start of the list."
    ) { reminder, list in
      let isThere = list.contains { $0.identifier == reminder.identifier }
      return isThere ? ModelReminders().scheduling(reminder, in: list) : [reminder] + list
    }.killed(by: .schedulingReplacesItsIdentifier, .reminderListsEqualModel),
    .interval("NoNumberNotPositive", "Not-a-number is refused as not above zero.") {
      interval, seconds, _ in
      seconds > 0 ? interval : .failure(.notPositive)
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .replacing(
      \.reminders.listScheduling, "ReplacedAtTheEnd",
      "A replacement goes to the end of the list."
    ) { reminder, list in
      list.filter { $0.identifier != reminder.identifier } + [reminder]
    }.killed(by: .schedulingReplacesItsIdentifier, .reminderListsEqualModel),
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
    .listFiring(
      "SeveralByIdentifier",
      "Of firings at one instant that of the smallest identifier is reported."
    ) { firings in
      firings.min { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) }
    }.killed(by: .nextFiringIsTheEarliest, .reminderListsEqualModel),
    .interval("ShortBeforePositive", "A repeating interval is compared with a minute before zero.")
    { interval, _, repeats in
      repeats && interval == .failure(.notPositive) ? .failure(.tooShortToRepeat) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .interval("TinyIntervalNothing", "An interval that rounds to zero is zero.") {
      interval, seconds, _ in
      interval == .success(1) && seconds < 0.000_000_5 ? .success(0) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
    .interval("TinyIntervalRefused", "An interval that rounds to zero is refused as not positive.")
    {
      interval, seconds, _ in
      interval == .success(1) && seconds < 0.000_000_5 ? .failure(.notPositive) : interval
    }.killed(by: .intervalTriggersAreJudged, .triggersEqualModel),
  ]
}
