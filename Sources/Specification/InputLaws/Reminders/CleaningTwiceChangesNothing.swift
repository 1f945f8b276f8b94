extension Law {
  package static let cleaningTwiceChangesNothing = Law(
    """
    Cleaning up a list of reminders a second time changes nothing. A later cleanup gives the same \
    result with or without an earlier one.
    """, clauses: ["M3"],
    Property(forAll: .reminderList) { subject, input in
      let reminders = subject.reminders
      let cleaned = reminders.cleanedList(input.reminders, input.instant)
      try requireEqual(reminders.cleanedList(cleaned, input.instant), cleaned, "a second cleanup")
      let later = Instant(
        microseconds: max(input.instant.microseconds, input.other.scheduled.microseconds))
      try requireEqual(
        reminders.cleanedList(cleaned, later), reminders.cleanedList(input.reminders, later),
        "a cleanup at \(later.words)")
    })
}
