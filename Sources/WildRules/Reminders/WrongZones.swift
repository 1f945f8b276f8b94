import InputLaws
import InputRules

/// Reminders by the model, but for which offsets and changes make a zone.
struct WrongZones: WrongReminders {
  private let change: @Sendable (CivilZoneError?, Int, [CivilZone.Change]) -> CivilZoneError?

  /// Zones of which is said what `change` makes of the model's answer, of offset and changes.
  init(
    _ change: @escaping @Sendable (CivilZoneError?, Int, [CivilZone.Change]) -> CivilZoneError?
  ) {
    self.change = change
  }

  func problem(of offset: Int, changes: [CivilZone.Change]) -> CivilZoneError? {
    change(model.problem(of: offset, changes: changes), offset, changes)
  }
}
