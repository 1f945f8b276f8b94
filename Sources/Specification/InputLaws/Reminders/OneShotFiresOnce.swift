extension Law {
  package static let oneShotFiresOnce = Law(
    """
    A reminder that doesn't repeat fires once: when the same reminder, repeating, would first fire \
    after it was scheduled. The instant from which the firing is sought doesn't change this.
    """, about: .reminders, clauses: ["M1", "M2.10"],
    Property(forAll: .anyReminder(repeats: false)) { subject, input in
      func next(_ reminder: Reminder, after instant: Instant) -> Instant? {
        subject.reminders.nextFiringOfReminder(reminder, instant, input.zone)
      }
      let (once, scheduled) = (input.reminder, input.reminder.scheduled)
      let first = next(once, after: scheduled)
      if let again = once.repeating {
        try requireEqual(first?.words, next(again, after: scheduled)?.words, "the first")
      }
      try requireEqual(
        next(once, after: Instant(microseconds: .min))?.words, first?.words, "from the beginning")
      guard let first else {
        return try requireEqual(next(once, after: input.after)?.words, nil, "since then")
      }
      let isOver = input.after >= first
      try requireEqual(
        next(once, after: input.after)?.words, isOver ? nil : first.words, "since then")
      try requireEqual(next(once, after: first)?.words, nil, "again")
      let before = Instant(microseconds: first.microseconds - 1)
      try requireEqual(next(once, after: before)?.words, first.words, "just before it")
    })
}

extension Reminder {
  /// The same reminder with a repeating trigger, or `nil` if the trigger can't repeat.
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
