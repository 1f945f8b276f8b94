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
  /// There is no zone of that name.
  case unknown(String)
  /// The file of that name can't be read.
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
