extension Law {
  package static let oneShotFiresOnce = Law(
    """
    A reminder that doesn't repeat fires once: at the first firing of the same repeating reminder \
    after it was scheduled. This firing is the same for every instant before it.
    """, clauses: ["M1", "M2.10"],
    Property(forAll: .anyReminder(repeats: false)) { subject, input in
      func next(_ reminder: Reminder, after instant: Instant) -> Instant? {
        subject.reminders.nextFiringOfReminder(reminder, instant, input.zone)
      }
      let (once, scheduled) = (input.reminder, input.reminder.scheduled)
      let first = next(once, after: scheduled)
      if let again = once.repeating {
        try requireEqual(first?.words, next(again, after: scheduled)?.words, "the first firing")
      }
      try requireEqual(
        next(once, after: Instant(microseconds: .min))?.words, first?.words,
        "the first firing of all")
      guard let first else {
        return try requireEqual(next(once, after: input.after)?.words, nil, "the next firing")
      }
      let isOver = input.after >= first
      try requireEqual(
        next(once, after: input.after)?.words, isOver ? nil : first.words, "the next firing")
      try requireEqual(next(once, after: first)?.words, nil, "a second firing")
      let before = Instant(microseconds: first.microseconds - 1)
      try requireEqual(next(once, after: before)?.words, first.words, "the firing just before")
    })
}

extension Reminder {
  /// The same reminder, but repeating; `nil` if its trigger can't repeat.
  fileprivate var repeating: Reminder? {
    switch trigger {
    case .calendar(let trigger):
      .checked(
        .calendar(CalendarTrigger(trigger.pattern, repeats: true)), named: identifier,
        scheduled: scheduled)
    case .interval: nil
    }
  }
}
