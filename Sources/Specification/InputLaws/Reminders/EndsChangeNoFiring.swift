extension Law {
  package static let endsChangeNoFiring = Law(
    "A reminder with an end fires as if it had no end, until it is removed.", clauses: ["M3"],
    Property(forAll: .anyReminder(repeats: true), .instant) { subject, input, end in
      let reminder = input.reminder
      let (endless, ending) = (
        Reminder.checked(reminder.trigger, scheduled: reminder.scheduled),
        Reminder.checked(reminder.trigger, scheduled: reminder.scheduled, end: end)
      )
      for instant in [input.after, end] {
        try requireEqual(
          subject.reminders.nextFiringOfReminder(ending, instant, input.zone)?.words,
          subject.reminders.nextFiringOfReminder(endless, instant, input.zone)?.words,
          "after \(instant.words), ending at \(end.words)")
      }
    })
}

extension Generator<Instant> {
  fileprivate static let instant = Generator { source in
    let second = source.landmark()
    return source.instant(near: second)
  }
}
