import InputRules

/// All that chapter M specifies, as functions of plain data: what the reference, the model and
/// every wrong implementation do in their own ways.
public protocol ReminderImplementation: Sendable {
  /// Whether one instant is before the other (M3).
  func isBefore(_ one: Instant, _ other: Instant) -> Bool

  /// The interval of a trigger, in microseconds (M1).
  func interval(seconds: Double, repeats: Bool) throws(TriggerProblem) -> Int

  /// Why the components make no pattern; nil where they do (M2).
  func problem(of components: [DateComponent: Int]) -> TriggerProblem?

  /// Why offset and changes make no zone; nil where they do (M2).
  func problem(of offset: Int, changes: [CivilZone.Change]) -> CivilZoneError?

  /// What calendar and clock show at an instant; nil outside the years 1 to 9999 (M2).
  func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime?

  /// The day of the week, from 1 for Sunday to 7 (M2).
  func weekday(of time: CivilTime) -> Int

  /// When a reminder fires next after an instant; nil if it doesn't any more (M1, M2, M3).
  func nextFiring(of reminder: Reminder, after instant: Instant, in zone: CivilZone) -> Instant?

  /// The list's next firing after an instant (M3).
  func nextFiring(of list: [Reminder], after instant: Instant, in zone: CivilZone) -> Firing?

  /// The list with one more reminder, or another in the place of one (M3).
  func scheduling(_ reminder: Reminder, in list: [Reminder]) -> [Reminder]

  /// The list after a clean-up (M3).
  func cleaned(_ list: [Reminder], at instant: Instant) -> [Reminder]
}
