import InputRules
import PropertyTesting

extension Law {
  package static let cleaningRemovesOnlyEnded = Law(
    """
    A clean-up removes exactly the reminders whose end has come, and leaves the others where they \
    are.
    """,
    about: .reminders, clauses: ["M3"],
    Property(forAll: .reminderList) { subject, input in
      var expected: [Reminder] = []
      for reminder in input.reminders {
        if let end = reminder.end, end <= input.instant { continue }
        expected.append(reminder)
      }
      try requireEqual(
        subject.reminders.cleanedList(input.reminders, input.instant).map(\.words),
        expected.map(\.words), "left")
    })
}
