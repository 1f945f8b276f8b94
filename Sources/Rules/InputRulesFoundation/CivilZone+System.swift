import Foundation
import InputRules

extension CivilZone {
  /// Creates a named zone from the system's folder of compiled zone files (D12.15).
  ///
  /// The environment variable `TZDIR` sets the folder; by default, it is `/usr/share/zoneinfo`.
  /// - Parameter name: a path below the folder, such as `Europe/Berlin`.
  /// - Throws: `SystemZoneError` if there is no file with the name, or it can't be read.
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

/// The reason a zone can't be read from the system (D12.15).
public enum SystemZoneError: Error, Hashable, Sendable {
  /// There is no zone with this name.
  case unknown(String)
  /// The file with this name can't be read.
  case file(String, ZoneFileError)
}

extension SystemZoneError: CustomStringConvertible {
  /// A sentence that a user can act on.
  public var description: String {
    switch self {
    case .unknown(let name): "there is no zone “\(name)”; give a name such as Europe/Berlin"
    case .file(let name, let error): "the zone “\(name)” can't be read: \(error)"
    }
  }
}

extension CivilZone {
  /// Creates a zone from a platform's time zone, with the offset changes between two instants
  /// (D7.1).
  ///
  /// The platform doesn't provide a rule for later changes, so the first and last offsets apply
  /// outside the range. The changes before 1970 come from the platform's data, and may be missing
  /// on other platforms. `CivilZone(system:)` reads the rule and all changes from a system's file.
  /// - Parameters:
  ///   - zone: the platform's time zone; all platforms agree on its changes since 1970.
  ///   - range: the range of instants from which changes are read.
  /// - Throws: `CivilZoneError` if an offset is too large.
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
      // Some transitions change only the name.
      if changed != offset { changes.append(Change(at: Instant(next), to: changed)) }
      (date, offset) = (next, changed)
    }
    try self.init(offset: first, changes: changes)
  }
}
