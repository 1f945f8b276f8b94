/// Reads a compiled zone file, starting at its first byte.
struct ZoneFileReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Reads `count` bytes (D12.3).
  mutating func take(_ count: Int) throws(ZoneFileError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - place else { throw .endsEarly(at: bytes.count) }
    defer { place += count }
    return bytes[place..<place + count]
  }

  /// Reads a signed big-endian number of `size` bytes.
  mutating func takeNumber(_ size: Int) throws(ZoneFileError) -> Int {
    let bits = try take(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - 8 * size
    return Int(Int64(bitPattern: bits << unused) >> unused)
  }

  /// Reads the bytes between two line feeds (D12.11).
  mutating func takeLine() throws(ZoneFileError) -> ArraySlice<UInt8> {
    guard try take(1).first == 0x0A else { throw .noFooter }
    guard let end = bytes[place...].firstIndex(of: 0x0A) else {
      throw .endsEarly(at: bytes.count)
    }
    defer { place = end + 1 }
    return bytes[place..<end]
  }
}

/// The header of a block of a compiled zone file: its version and its counts.
struct ZoneFileHeader {
  /// The version byte: 0 for version 1; otherwise, the ASCII digit 2, 3 or 4.
  let version: UInt8
  let universalIndicators, standardIndicators, leapSeconds, changes, types, designationBytes: Int

  /// Reads a header (D12.4).
  init(_ file: inout ZoneFileReader) throws(ZoneFileError) {
    var header = ZoneFileReader(Array(try file.take(44)))
    guard try header.take(4).elementsEqual("TZif".utf8) else { throw .notAZoneFile }
    version = try header.take(1).first ?? 0
    guard version == 0 || "234".utf8.contains(version) else { throw .version(version) }
    _ = try header.take(15)
    universalIndicators = try Self.count(&header)
    standardIndicators = try Self.count(&header)
    leapSeconds = try Self.count(&header)
    changes = try Self.count(&header)
    types = try Self.count(&header)
    designationBytes = try Self.count(&header)
  }

  private static func count(_ header: inout ZoneFileReader) throws(ZoneFileError) -> Int {
    try header.takeNumber(4) & 0xFFFF_FFFF
  }

  /// The number of bytes in the block after the header; each point in time takes `timeSize` bytes.
  func blockSize(timeSize: Int) -> Int {
    changes * (timeSize + 1) + types * 6 + designationBytes + leapSeconds * (timeSize + 4)
      + standardIndicators + universalIndicators
  }

  /// Checks the counts (D12.5, D12.6).
  func check() throws(ZoneFileError) {
    if types == 0 { throw .count(.types) }
    if designationBytes == 0 { throw .count(.designationBytes) }
    if standardIndicators != 0 && standardIndicators != types { throw .count(.standardIndicators) }
    if universalIndicators != 0 && universalIndicators != types {
      throw .count(.universalIndicators)
    }
    if leapSeconds > 0 { throw .leapSeconds(leapSeconds) }
  }
}
