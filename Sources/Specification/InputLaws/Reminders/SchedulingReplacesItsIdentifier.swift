import InputRules
import PropertyTesting

extension Law {
  package static let schedulingReplacesItsIdentifier = Law(
    """
    A scheduled reminder replaces the one with its identifier, or is added at the end. The others \
    stay where they are. Scheduling it again changes nothing. Several are scheduled one by one.
    """,
    about: .reminders, clauses: ["M3"],
    Property(forAll: .reminderList) { subject, input in
      var expected = input.reminders
      let place = expected.firstIndex { $0.identifier.hasSameUnits(as: input.other.identifier) }
      if let place { expected[place] = input.other } else { expected.append(input.other) }
      let scheduled = subject.reminders.listScheduling(input.other, input.reminders)
      try requireEqual(scheduled.map(\.words), expected.map(\.words), "the list")
      let again = subject.reminders.listScheduling(input.other, scheduled)
      try requireEqual(again.map(\.words), scheduled.map(\.words), "scheduled again")
      let several = [input.other] + input.reminders.reversed() + [input.other]
      let oneByOne = several.reduce(input.reminders) { subject.reminders.listScheduling($1, $0) }
      let atOnce = subject.reminders.listSchedulingAll(several, input.reminders)
      try requireEqual(atOnce.map(\.words), oneByOne.map(\.words), "several")
    })
}
