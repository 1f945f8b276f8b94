import InputRules
import PropertyTesting

extension Law {
  package static let schedulingReplacesItsIdentifier = Law(
    """
    A scheduled reminder replaces the one with its identifier, or is added at the end. The others \
    stay where they are. Scheduling it again changes nothing.
    """,
    about: .reminders, clauses: ["M3"],
    Property(forAll: .reminderList) { subject, input in
      var expected = input.reminders
      let place = expected.firstIndex { $0.identifier.hasSameUnits(as: input.other.identifier) }
      if let place { expected[place] = input.other } else { expected.append(input.other) }
      let scheduled = subject.reminders.scheduling(input.other, in: input.reminders)
      try requireEqual(scheduled.map(\.words), expected.map(\.words), "the list")
      let again = subject.reminders.scheduling(input.other, in: scheduled)
      try requireEqual(again.map(\.words), scheduled.map(\.words), "scheduled again")
    })
}
