import InputRules
import PropertyTesting

extension Law {
  package static let intervalsFireAtMultiples = Law(
    """
    An interval trigger fires at the first multiple of its interval, counted from when it was \
    scheduled, that is after the given instant. One that doesn't repeat fires only at the first \
    multiple.
    """,
    about: .reminders, clauses: ["M1"],
    Property(forAll: .intervalReminder()) { subject, input in
      guard case .interval(let trigger) = input.reminder.trigger else { return }
      let (size, scheduled) = (trigger.microseconds, input.reminder.scheduled.microseconds)
      let firing = subject.reminders.nextFiringOfReminder(
        input.reminder, input.after, input.zone)
      // The elapsed part of the current interval; exact, because signs don't matter modulo 2⁶⁴.
      let gone = UInt(bitPattern: input.start.microseconds &- scheduled) % UInt(size)
      let start = input.start.microseconds - Int(gone)
      let (next, isBeyond) = start.addingReportingOverflow(size)
      let isOver = !trigger.repeats && start != scheduled
      let expected = isBeyond || isOver ? nil : Instant(microseconds: next)
      try requireEqual(firing?.words, expected?.words, "firing")
    })
}
