import InputRules
import PropertyTesting

extension Property where Subject == ReminderSubject {

  /// A clean-up removes each reminder whose end has come, and leaves all others where they are
  /// (M3).
  static var cleaningRemovesOnlyEnded: Self {
    Property(forAll: .reminderList) { subject, input in
      var expected: [Reminder] = []
      for reminder in input.reminders {
        if let end = reminder.end, end <= input.instant { continue }
        expected.append(reminder)
      }
      try requireEqual(
        subject.reminders.cleaned(input.reminders, at: input.instant).map(\.words),
        expected.map(\.words), "left")
    }
  }
}
