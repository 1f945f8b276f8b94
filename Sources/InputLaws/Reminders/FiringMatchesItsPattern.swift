import InputRules
import PropertyTesting

extension Law {
  package static let firingMatchesItsPattern = Law(
    """
    A calendar trigger fires at a whole second, after the given instant and the one it was \
    scheduled at, at which the zone shows what the pattern says, for the first time if it is \
    about the wall clock, or would show it if the clock hadn't been put on.
    """,
    about: .reminders, clauses: ["M2"],
    Property(forAll: .reminder()) { subject, input in
      guard case .calendar(let trigger) = input.reminder.trigger else { return }
      let next = subject.reminders.nextFiring(
        of: input.reminder, after: input.after, in: input.zone)
      guard let next else { return }
      try require(next > input.after, "\(next.words) isn't after it")
      try require(next > input.reminder.scheduled, "\(next.words) is before it was scheduled")
      try require(next.microseconds % 1_000_000 == 0, "\(next.words) is between two seconds")
      let matching = FiringSeconds(trigger.pattern, in: input.zone)
      let shown = next.wholeSeconds + input.zone.offset(at: next.wholeSeconds)
      try require(
        matching.contains(next.wholeSeconds),
        "\(next.words), which shows \(CivilTime(counting: shown)), isn't of the pattern")
    })
}
