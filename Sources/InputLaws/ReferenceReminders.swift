import InputRules

/// The reference implementation of chapter M.
public struct ReferenceReminders: ReminderImplementation {
  /// The reference.
  public init() {}

  /// By the type's operator.
  public func isBefore(_ one: Instant, _ other: Instant) -> Bool { one < other }

  /// By making the trigger.
  public func interval(seconds: Double, repeats: Bool) throws(TriggerProblem) -> Int {
    try IntervalTrigger(seconds: seconds, repeats: repeats).microseconds
  }

  /// By making the pattern.
  public func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    do throws(TriggerProblem) {
      _ = try DatePattern(components)
      return nil
    } catch {
      return error
    }
  }

  /// By making the zone.
  public func problem(of offset: Int, changes: [CivilZone.Change]) -> CivilZoneError? {
    do throws(CivilZoneError) {
      _ = try CivilZone(offset: offset, changes: changes)
      return nil
    } catch {
      return error
    }
  }

  /// By cycles of 400 years.
  public func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? {
    zone.civilTime(at: instant)
  }

  /// By the number of days.
  public func weekday(of time: CivilTime) -> Int { time.weekday }

  /// As the reminder says.
  public func nextFiring(
    of reminder: Reminder, after instant: Instant, in zone: CivilZone
  ) -> Instant? {
    reminder.nextFiring(after: instant, in: zone)
  }

  /// As the list says.
  public func nextFiring(
    of list: [Reminder], after instant: Instant, in zone: CivilZone
  ) -> Firing? {
    list.nextFiring(after: instant, in: zone)
  }

  /// As the list says.
  public func scheduling(_ reminder: Reminder, in list: [Reminder]) -> [Reminder] {
    var list = list
    list.schedule(reminder)
    return list
  }

  /// As the list says.
  public func cleaned(_ list: [Reminder], at instant: Instant) -> [Reminder] {
    var list = list
    list.clean(at: instant)
    return list
  }
}
