import Foundation
import InputRules

extension CivilZone {
  /// Creates a zone from a file in the system's folder of compiled zone files (D12.15).
  ///
  /// The environment variable `TZDIR` sets the folder; by default, it is `/usr/share/zoneinfo`.
  /// - Parameter name: a path below the folder, such as `Europe/Berlin`.
  /// - Throws: `SystemZoneError` if there is no file with this name, or the file can't be read.
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
  /// A sentence about the problem, with advice on what to do if the name is unknown.
  public var description: String {
    switch self {
    case .unknown(let name): "there is no zone “\(name)”; give a name such as Europe/Berlin"
    case .file(let name, let error): "the zone “\(name)” can't be read: \(error)"
    }
  }
}

extension CivilZone {
  /// Creates a zone from a platform's time zone, with its offset changes between two instants
  /// (D7.1).
  ///
  /// The platform doesn't provide a rule for later changes, so the first offset applies before the
  /// range, and the last offset after it. The platform's data may lack some changes before 1970. By
  /// contrast, `CivilZone(system:)` reads all changes and the rule from a file.
  /// - Parameters:
  ///   - zone: the platform's time zone; its changes since 1970 are the same on all platforms.
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
      // Skip transitions that change only the zone's name.
      if changed != offset { changes.append(Change(at: Instant(next), to: changed)) }
      (date, offset) = (next, changed)
    }
    try self.init(offset: first, changes: changes)
  }
}
