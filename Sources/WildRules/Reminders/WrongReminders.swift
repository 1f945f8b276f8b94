import InputLaws
import InputRules
import InputRulesModel

/// Reminders by the plain model but for one mistake: what a wrong implementation doesn't get wrong,
/// it leaves to the model.
protocol WrongReminders: ReminderImplementation {}

extension WrongReminders {
  /// Reminders as they should be.
  var model: ModelReminders { ModelReminders() }

  func interval(seconds: Double, repeats: Bool) throws(TriggerProblem) -> Int {
    try model.interval(seconds: seconds, repeats: repeats)
  }

  func isBefore(_ one: Instant, _ other: Instant) -> Bool { model.isBefore(one, other) }

  func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    model.problem(of: components)
  }

  func problem(of offset: Int, changes: [CivilZone.Change]) -> CivilZoneError? {
    model.problem(of: offset, changes: changes)
  }

  func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? {
    model.civilTime(at: instant, in: zone)
  }

  func weekday(of time: CivilTime) -> Int { model.weekday(of: time) }

  func nextFiring(of reminder: Reminder, after instant: Instant, in zone: CivilZone) -> Instant? {
    model.nextFiring(of: reminder, after: instant, in: zone)
  }

  func nextFiring(of list: [Reminder], after instant: Instant, in zone: CivilZone) -> Firing? {
    model.nextFiring(of: list, after: instant, in: zone)
  }

  func scheduling(_ reminder: Reminder, in list: [Reminder]) -> [Reminder] {
    model.scheduling(reminder, in: list)
  }

  func cleaned(_ list: [Reminder], at instant: Instant) -> [Reminder] {
    model.cleaned(list, at: instant)
  }
}
