extension Law {
  package static let triggersEqualModel = Law(
    "Intervals, components and zones are accepted or refused as in the model.",
    about: .reminders, .comparison, clauses: ["M1", "M2"],
    Property(forAll: .interval, .components, .zoneParts) { subject, interval, components, zone in
      let (reminders, model) = (subject.reminders, Implementation.Reminders.model)
      for repeats in [false, true] {
        try requireEqual(
          TriggerAnswer(try reminders.intervalOfTrigger(interval, repeats)),
          TriggerAnswer(try model.intervalOfTrigger(interval, repeats)),
          repeats ? "interval that repeats" : "interval")
      }
      try requireEqual(
        reminders.problemOfComponents(components.values),
        model.problemOfComponents(components.values), "components"
      )
      try requireEqual(
        subject.civilTimes.problemOfZone(zone.offset, zone.changes, nil),
        Implementation.CivilTimes.model.problemOfZone(zone.offset, zone.changes, nil), "zone")
    })
}
