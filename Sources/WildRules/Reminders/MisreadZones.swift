import InputLaws
import InputRules

/// Reminders by the model, but of zones that are misread wherever they are asked for.
struct MisreadZones: WrongReminders {
  private let misread: @Sendable (CivilZone) -> CivilZone

  /// Zones as `misread` makes them.
  init(_ misread: @escaping @Sendable (CivilZone) -> CivilZone) { self.misread = misread }

  func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? {
    model.civilTime(at: instant, in: misread(zone))
  }

  func nextFiring(of reminder: Reminder, after instant: Instant, in zone: CivilZone) -> Instant? {
    model.nextFiring(of: reminder, after: instant, in: misread(zone))
  }

  func nextFiring(of list: [Reminder], after instant: Instant, in zone: CivilZone) -> Firing? {
    model.nextFiring(of: list, after: instant, in: misread(zone))
  }
}
