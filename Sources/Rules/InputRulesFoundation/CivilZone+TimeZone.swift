import Foundation
import InputRules

extension CivilZone {
  /// A platform's time zone between two instants; outside them, the offsets at their ends (D7.1).
  ///
  /// The platform doesn't give its rule for the time after its changes, so the zone has none.
  /// Before 1970, its changes are those of the data that it was built with, which other platforms
  /// may have left out. `CivilZone(system:)` reads the rule and all changes from a system's file.
  /// - Parameters:
  ///   - zone: the platform's time zone; platforms agree on it from 1970 on.
  ///   - range: the range of instants whose changes count.
  /// - Throws: `CivilZoneError` for offsets that are too far.
  public init(
    _ zone: TimeZone, in range: ClosedRange<Instant>
  ) throws(CivilZoneError) {
    var changes: [Change] = []
    var (date, offset) = (Date(range.lowerBound), zone.secondsFromGMT(for: Date(range.lowerBound)))
    let first = offset
    while let next = zone.nextDaylightSavingTimeTransition(after: date),
      next > date, Instant(next) <= range.upperBound
    {
      let changed = zone.secondsFromGMT(for: next)
      // Some transitions only change the name.
      if changed != offset { changes.append(Change(at: Instant(next), to: changed)) }
      (date, offset) = (next, changed)
    }
    try self.init(offset: first, changes: changes)
  }
}
