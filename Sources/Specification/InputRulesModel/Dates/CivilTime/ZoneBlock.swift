/// The block of a zone file that determines the zone (D12.7 to D12.10).
struct ZoneBlock {
  private let times: [Int]
  private let types: [Int]
  private let offsets: [Int]

  /// Reads a block whose times have `size` bytes each (D12.3, D12.5 to D12.9).
  init(_ header: ZoneHeader, size: Int, _ bytes: inout ZoneBytes) throws(ZoneFileError) {
    var block = ZoneBytes(try bytes.take(header.length(size: size)))
    try header.check()
    times = ZoneBytes.numbers(try block.take(header.times * size), size: size)
    types = try block.take(header.times).map { Int($0) }
    let records = try block.take(header.types * 6)
    let designations = try block.take(header.designations)
    let standard = try block.take(header.standard)
    let universal = try block.take(header.universal)
    offsets = (0..<header.types).map {
      ZoneBytes.numbers(Array(records[($0 * 6)..<($0 * 6 + 4)]), size: 4)[0]
    }
    for change in times.indices.dropFirst() where times[change] <= times[change - 1] {
      throw .notAfter(change: change)
    }
    for change in types.indices where types[change] >= header.types {
      throw .noSuchType(change: change)
    }
    for type in 0..<header.types where records[type * 6 + 4] > 1 { throw .summerByte(type: type) }
    for type in 0..<header.types {
      let start = Int(records[type * 6 + 5])
      if !designations.dropFirst(start).contains(0) { throw .designation(type: type) }
    }
    for type in 0..<header.types {
      let isStandard = standard.isEmpty ? 0 : standard[type]
      let isUniversal = universal.isEmpty ? 0 : universal[type]
      if isStandard > 1 || isUniversal > isStandard { throw .indicator(type: type) }
    }
  }

  /// The zone's initial offset, and its changes (D12.10).
  func changes() throws(ZoneFileError) -> (offset: Int, changes: [CivilZone.Change]) {
    let numbers = DayCount.numbers
    var offset = offsets[0]
    var changes: [CivilZone.Change] = []
    for (index, time) in times.enumerated() {
      if time >= (numbers.upperBound + 1) * 86_400 { throw .late(change: index) }
      if time < numbers.lowerBound * 86_400 {
        offset = offsets[types[index]]
      } else {
        let instant = Instant(microseconds: time * 1_000_000)
        changes.append(CivilZone.Change(at: instant, to: offsets[types[index]]))
      }
    }
    return (offset, changes)
  }
}

/// The bytes of a zone file that haven't been read (D12.3).
struct ZoneBytes {
  private(set) var rest: [UInt8]
  private let length: Int

  init(_ bytes: [UInt8]) {
    rest = bytes
    length = bytes.count
  }

  var offset: Int { length - rest.count }

  /// Removes and returns the next bytes; throws an error if there are too few (D12.3).
  mutating func take(_ count: Int) throws(ZoneFileError) -> [UInt8] {
    if rest.count < count { throw .endsEarly(at: length) }
    let taken = Array(rest.prefix(count))
    rest.removeFirst(count)
    return taken
  }

  /// The numbers in `bytes`, each with `size` bytes.
  static func numbers(_ bytes: [UInt8], size: Int) -> [Int] {
    stride(from: 0, to: bytes.count, by: size).map { start in
      let first = bytes[start] >= 128 ? -1 : 0
      return bytes[start..<(start + size)].reduce(first) { $0 << 8 | Int($1) }
    }
  }
}

/// The header of a block (D12.4, D12.5).
struct ZoneHeader {
  let version: UInt8
  let universal: Int
  let standard: Int
  let leaps: Int
  let times: Int
  let types: Int
  let designations: Int

  /// Reads a header (D12.3, D12.4).
  init(_ bytes: inout ZoneBytes) throws(ZoneFileError) {
    let header = try bytes.take(44)
    if Array(header[..<4]) != Array("TZif".utf8) { throw .notAZoneFile }
    version = header[4]
    if ![0, 50, 51, 52].contains(version) { throw .version(version) }
    let counts = ZoneBytes.numbers(Array(header[20...]), size: 4).map { $0 & 0xFFFF_FFFF }
    (universal, standard, leaps) = (counts[0], counts[1], counts[2])
    (times, types, designations) = (counts[3], counts[4], counts[5])
  }

  /// The number of bytes in the block if each time has `size` bytes.
  func length(size: Int) -> Int {
    times * (size + 1) + types * 6 + designations + leaps * (size + 4) + standard + universal
  }

  /// Throws an error if a count is wrong or there are leap seconds (D12.5, D12.6).
  func check() throws(ZoneFileError) {
    if types == 0 { throw .count(.types) }
    if designations == 0 { throw .count(.designationBytes) }
    if standard != 0 && standard != types { throw .count(.standardIndicators) }
    if universal != 0 && universal != types { throw .count(.universalIndicators) }
    if leaps != 0 { throw .leapSeconds(leaps) }
  }
}
