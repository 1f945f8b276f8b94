extension Law {
  package static let fullyDatedFiresOnce = Law(
    """
    A date pattern with year, month, day, hour, minute and second fires once, even if it repeats, \
    at the instant that its local time means.
    """, clauses: ["M2.6", "M2.11"],
    Property(forAll: .matchingTime, .bool()) { subject, input, repeats in
      let components: [DateComponent] = [.year, .month, .day, .hour, .minute, .second]
      let values = components.map { ($0, $0.value(of: input.time)) }
      let pattern = DatePattern.checked(Dictionary(uniqueKeysWithValues: values))
      let reminder = Reminder.checked(
        .calendar(CalendarTrigger(pattern, repeats: repeats)), scheduled: input.reminder.scheduled)
      let meant = Instant(
        seconds: input.zone.counted.second(of: input.time.count, choosing: .first))
      func next(after instant: Instant) -> String? {
        subject.reminders.nextFiringOfReminder(reminder, instant, input.zone)?.words
      }
      try requireEqual(next(after: reminder.scheduled), meant.words, "the first firing")
      try requireEqual(
        next(after: Instant(microseconds: meant.microseconds - 1)), meant.words,
        "the firing just before")
      try requireEqual(next(after: meant), nil, "the second firing")
    })
}
