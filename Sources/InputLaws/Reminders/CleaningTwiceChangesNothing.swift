import InputRules
import PropertyTesting

extension Law {
  package static let cleaningTwiceChangesNothing = Law(
    """
    Cleaning a second time changes nothing; and cleaning later does as much as cleaning before \
    that as well.
    """,
    about: .reminders, clauses: ["M3"],
    Property(forAll: .reminderList) { subject, input in
      let reminders = subject.reminders
      let cleaned = reminders.cleaned(input.reminders, at: input.instant)
      try requireEqual(reminders.cleaned(cleaned, at: input.instant), cleaned, "twice")
      let later = Instant(
        microseconds: max(input.instant.microseconds, input.other.scheduled.microseconds))
      try requireEqual(
        reminders.cleaned(cleaned, at: later), reminders.cleaned(input.reminders, at: later),
        "again at \(later.words)")
    })
}
