import Foundation
import InputRules

extension CivilZone {
  /// A time zone's offsets between two instants, and those at their ends outside them (M2.13).
  ///
  /// - Parameters:
  ///   - zone: the platform's time zone; platforms agree on it from 1970 on.
  ///   - range: the range of instants whose changes count.
  /// - Throws: `CivilZoneError` for changes that are too close or too far.
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
