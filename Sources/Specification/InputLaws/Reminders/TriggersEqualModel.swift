extension Law {
  package static let triggersEqualModel = Law(
    "The intervals, components and zones of triggers are accepted or refused as in the model.",
    clauses: ["M1", "M2"],
    Property(comparing: .interval, .components, .zoneParts) { subject, seconds, components, zone in
      let reminders = subject.reminders
      return [
        "interval": TriggerAnswer(try reminders.intervalOfTrigger(seconds, false)),
        "interval that repeats": TriggerAnswer(try reminders.intervalOfTrigger(seconds, true)),
        "components": reminders.problemOfComponents(components.values),
        "zone": subject.civilTimes.problemOfZone(zone.offset, zone.changes, nil),
      ]
    })
}
