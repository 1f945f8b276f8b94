/// The reason that bytes aren't a compiled zone file, or that text isn't a rule (D12.1).
public enum ZoneFileError: Error, Hashable, Sendable {
  /// The bytes end at this offset, before the file is complete (D12.3).
  case endsEarly(at: Int)
  /// A header doesn't begin with `TZif` (D12.4).
  case notAZoneFile
  /// A version byte is neither 0 nor an ASCII digit from 2 to 4 (D12.4).
  case version(UInt8)
  /// The headers have different versions (D12.4).
  case versionsDiffer
  /// This count in a header is invalid: 0, or different from the number of types (D12.5).
  case count(Count)
  /// The file contains this number of leap seconds (D12.6).
  case leapSeconds(Int)
  /// The change with this index isn't after the previous change (D12.7).
  case notAfter(change: Int)
  /// The change with this index refers to a type that doesn't exist (D12.7).
  case noSuchType(change: Int)
  /// The daylight-saving flag (`isdst`) of the type with this index isn't 0 or 1 (D12.8).
  case summerByte(type: Int)
  /// The designation of the type with this index isn't within the designation bytes (D12.8).
  case designation(type: Int)
  /// An indicator of the type with this index isn't 0 or 1, or marks universal time without also
  /// marking standard time (D12.9).
  case indicator(type: Int)
  /// The change with this index is after the year 290,000 (D12.10).
  case late(change: Int)
  /// There is no line feed before the text of the rule (D12.11).
  case noFooter
  /// The text of the rule is invalid at this offset (D12.12).
  case footer(at: Int)
  /// Extra bytes follow the file's content, starting at this offset (D12.11).
  case trailing(at: Int)
  /// A zone can't be created from the offsets, the changes and the rule (D7.3, D7.8).
  case zone(CivilZoneError)

  /// A count in a header that may be invalid (D12.5).
  public enum Count: String, Hashable, Sendable {
    /// The number of types of local time.
    case types
    /// The number of bytes in the designations.
    case designationBytes = "designation bytes"
    /// The number of standard time indicators.
    case standardIndicators = "standard indicators"
    /// The number of universal time indicators.
    case universalIndicators = "universal indicators"
  }
}

extension ZoneFileError: Explained {
  var sentence: String {
    switch self {
    case .version(let byte):
      "the zone file has the version byte \(byte); give a file of version 1, 2, 3 or 4"
    case .leapSeconds(let count):
      "the zone file has \(count) leap seconds; give a file without leap seconds"
    case .footer(let offset):
      "the zone's rule is invalid at its byte \(offset); give one such as EST5EDT,M3.2.0,M11.1.0"
    case .zone(let error): "the zone file doesn't describe a valid zone: \(error)"
    default: "the zone file \(problem); give a file made by zic"
    }
  }

  private var problem: String {
    switch self {
    case .endsEarly(let offset): "ends too early, at offset \(offset)"
    case .notAZoneFile: "doesn't begin with TZif"
    case .versionsDiffer: "has headers with different versions"
    case .count(let count): "has an invalid number of \(count.rawValue)"
    case .notAfter(let change): "has change \(change), which isn't after the previous change"
    case .noSuchType(let change): "has change \(change), whose type doesn't exist"
    case .summerByte(let type): "has type \(type), whose isdst flag isn't 0 or 1"
    case .designation(let type): "has type \(type), whose designation is missing"
    case .indicator(let type): "has type \(type), whose indicators are invalid"
    case .late(let change): "has change \(change), which is after the year 290000"
    case .noFooter: "has no line feed before its rule"
    case .trailing(let offset): "has extra bytes at the end, from offset \(offset)"
    case .version, .leapSeconds, .footer, .zone: "can't be read"
    }
  }
}
