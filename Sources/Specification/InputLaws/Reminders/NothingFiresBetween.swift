extension Law {
  package static let nothingFiresBetween = Law(
    """
    Between the given instant and the next firing, up to three days, there is no second at which \
    the reminder should have fired.
    """,
    about: .reminders, clauses: ["M2.4", "M2.9"],
    Property(forAll: .reminder(repeats: true).reachingChanges) { subject, input in
      guard case .calendar(let trigger) = input.reminder.trigger else { return }
      let start = input.start.wholeSeconds + 1
      let next = subject.reminders.nextFiringOfReminder(
        input.reminder, input.after, input.zone)
      let end = min(next?.wholeSeconds ?? .max, start + 259_200)
      guard start < end else { return }
      let missed = FiringSeconds(trigger.pattern, in: input.zone).first(in: start..<end)
      try requireEqual(missed.map { Instant(seconds: $0).words }, nil, "missed")
    })
}

extension Generator<ReminderScenario> {
  fileprivate var reachingChanges: Generator {
    cover("looks at a change", atLeast: 0.2) { input in
      let start = input.start.wholeSeconds
      return input.zone.changes.contains { change in
        (start..<start + 259_200).contains(change.instant.wholeSeconds)
      }
    }
  }
}
