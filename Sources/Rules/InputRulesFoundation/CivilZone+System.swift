import Foundation
import InputRules

extension CivilZone {
  /// The zone of a name, from the system's folder of compiled zone files (D12.15).
  ///
  /// The folder is that of the environment variable `TZDIR`, or `/usr/share/zoneinfo`.
  /// - Parameter name: a path below the folder, such as `Europe/Berlin`.
  /// - Throws: `SystemZoneError` for a name without a file, and for a file that can't be read.
  public init(system name: String) throws(SystemZoneError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else { throw .unknown(name) }
    let folder = ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    let file = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name)
    guard let data = try? Data(contentsOf: file) else { throw .unknown(name) }
    do {
      try self.init(compiled: data)
    } catch {
      throw .file(name, error)
    }
  }
}

/// The reason the system has no zone of a name (D12.15).
public enum SystemZoneError: Error, Hashable, Sendable {
  /// There is no zone of this name.
  case unknown(String)
  /// The file of this name can't be read.
  case file(String, ZoneFileError)
}

extension SystemZoneError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .unknown(let name): "there is no zone “\(name)”; give a name such as Europe/Berlin"
    case .file(let name, let error): "the zone “\(name)” can't be read: \(error)"
    }
  }
}

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
