import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == ReminderSubject {

  /// Intervals, components and zones are judged as the specification's model judges them (M1, M2).
  static var triggersEqualModel: Self {
    Property(forAll: .interval, .components, .zoneParts) { subject, interval, components, zone in
      let (reminders, model) = (subject.reminders, ModelReminders())
      for repeats in [false, true] {
        try requireEqual(
          TriggerAnswer(try reminders.interval(seconds: interval, repeats: repeats)),
          TriggerAnswer(try model.interval(seconds: interval, repeats: repeats)),
          repeats ? "interval that repeats" : "interval")
      }
      try requireEqual(
        reminders.problem(of: components.values), model.problem(of: components.values), "components"
      )
      try requireEqual(
        reminders.problem(of: zone.offset, changes: zone.changes),
        model.problem(of: zone.offset, changes: zone.changes), "zone")
    }
  }
}
