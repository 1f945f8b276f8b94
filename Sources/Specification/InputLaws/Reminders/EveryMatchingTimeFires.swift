extension Law {
  package static let everyMatchingTimeFires = Law(
    """
    A reminder fires once at every instant whose local time matches its date pattern. A wall-clock \
    time fires only at the first such instant. If a gap skips the time, the reminder fires at the \
    instant to which the gap moves the time.
    """, clauses: ["M2.4", "M2.6", "M2.7"],
    Property(
      forAll: .matchingTime.cover("the time is skipped", atLeast: 0.02) {
        $0.zone.counted.seconds(showing: $0.time.count).isEmpty
      }
      .cover("the time is shown twice", atLeast: 0.02) {
        $0.zone.counted.seconds(showing: $0.time.count).count > 1
      }
      .cover("the time is shown once", atLeast: 0.3) {
        $0.zone.counted.seconds(showing: $0.time.count).count == 1
      }
    ) { subject, input in
      let (zone, reminder) = (input.zone, input.reminder)
      let shown = zone.counted.seconds(showing: input.time.count)
      let meant =
        MatchingTimes(of: input.pattern).isOfTheWallClock
        ? [zone.counted.second(of: input.time.count, choosing: .first)] : shown
      func next(after instant: Instant) -> Instant? {
        subject.reminders.nextFiringOfReminder(reminder, instant, zone)
      }
      for second in meant {
        let instant = Instant(seconds: second)
        let before = Instant(microseconds: instant.microseconds - 1)
        try requireEqual(next(after: before)?.words, instant.words, "the firing just before")
        let first = next(after: reminder.scheduled)
        try require(
          first.map { $0 <= instant } ?? false,
          "\(instant.words) is missed; the next is \(first?.words ?? "never")")
        try require(next(after: instant).map { $0 > instant } ?? true, "\(instant.words), twice")
      }
    })
}
