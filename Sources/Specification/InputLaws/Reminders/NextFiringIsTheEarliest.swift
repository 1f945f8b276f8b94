import InputRules
import PropertyTesting

extension Law {
  package static let nextFiringIsTheEarliest = Law(
    """
    A list's next firing is the earliest of its reminders' firings. Of several at one instant, it \
    is that of the first in the list. If no reminder fires, there is none.
    """,
    about: .reminders, clauses: ["M3"],
    Property(forAll: .reminderList.reachingTies) { subject, input in
      var expected: Firing?
      for reminder in input.reminders {
        let instant = subject.reminders.nextFiringOfReminder(
          reminder, input.instant, input.zone)
        guard let instant else { continue }
        if let earliest = expected?.instant, earliest <= instant { continue }
        expected = Firing(at: instant, of: reminder.identifier)
      }
      let next = subject.reminders.nextFiringOfList(
        input.reminders, input.instant, input.zone)
      try requireEqual(next?.words, expected?.words, "firing")
    })
}

extension Generator<ReminderList> {
  fileprivate var reachingTies: Generator {
    cover("has two that fire at the same time", atLeast: 0.005) { list in
      zip(list.reminders, list.reminders.dropFirst()).contains {
        $0.trigger == $1.trigger && $0.scheduled == $1.scheduled
      }
    }
  }
}
