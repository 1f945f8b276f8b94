extension Law {
  package static let remindersEqualModel = Law(
    "A reminder's next two firings match the model, even if the zone's clock changes.",
    clauses: ["M1", "M2"],
    Property(
      forAll: .anyReminder().cover("repeats", atLeast: 0.4) { $0.reminder.trigger.repeats }
        .cover("the zone's clock changes", atLeast: 0.3) { !$0.zone.changes.isEmpty }
        .cover("is a wall-clock time", atLeast: 0.2) { $0.isOfWallClock == true }
        .cover("has a time without an hour", atLeast: 0.05) { $0.isOfWallClock == false }
        .cover("fires within a day of a change", atLeast: 0.1) { $0.firesNearChange }
        .cover("never fires again", atLeast: 0.03) { $0.expected == nil }
    ) { subject, input in
      let (reminders, model) = (subject.reminders, Implementation.Reminders.model)
      var instant = input.after
      for turn in 1...2 {
        let next = model.nextFiringOfReminder(input.reminder, instant, input.zone)
        try requireEqual(
          reminders.nextFiringOfReminder(input.reminder, instant, input.zone)?.words, next?.words,
          "next \(turn)")
        instant = next ?? instant
      }
    })
}

extension ReminderScenario {
  fileprivate var isOfWallClock: Bool? {
    guard case .calendar(let trigger) = reminder.trigger else { return nil }
    return MatchingTimes(of: trigger.pattern).isOfTheWallClock
  }

  fileprivate var expected: Instant? {
    Implementation.Reminders.model.nextFiringOfReminder(reminder, after, zone)
  }

  fileprivate var firesNearChange: Bool {
    guard let second = expected?.wholeSeconds else { return false }
    return zone.changes.contains { ($0.instant.wholeSeconds - second).magnitude < 86_400 }
  }
}
