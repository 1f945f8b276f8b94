extension Law {
  package static let firingMatchesItsPattern = Law(
    """
    A calendar trigger fires at a whole second that matches its date pattern, after the given \
    instant and after it was scheduled. A wall-clock time fires at the first such second, or at \
    the second to which a gap moves the time.
    """, clauses: ["M2.3", "M2.4", "M2.5", "M2.6", "M2.8", "M2.9"],
    Property(forAll: .reminder()) { subject, input in
      guard case .calendar(let trigger) = input.reminder.trigger else { return }
      let next = subject.reminders.nextFiringOfReminder(input.reminder, input.after, input.zone)
      guard let next else { return }
      try require(next > input.after, "\(next.words) isn't after the given instant")
      try require(next > input.reminder.scheduled, "\(next.words) isn't after the scheduling")
      try require(next.microseconds % 1_000_000 == 0, "\(next.words) is between two seconds")
      let (clock, second) = (input.zone.counted, next.wholeSeconds)
      let (times, shown) = (MatchingTimes(of: trigger.pattern), second + clock.offset(at: second))
      let isMeant =
        times.isOfTheWallClock
        ? clock.all.contains { offset in
          times.contains(second + offset)
            && clock.second(of: second + offset, choosing: .first) == second
        } : times.contains(shown)
      try require(
        isMeant, "\(next.words), which shows \(CivilTime(counting: shown)), doesn't match")
    })
}
