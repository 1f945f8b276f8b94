/// A block of a compiled zone file, which lists the changes of the offset.
struct ZoneFileBlock {
  private var seconds: [Int] = []
  private var types: [Int] = []
  private var offsets: [Int] = []

  /// Reads the block after a header; each point in time in the block takes `timeSize` bytes.
  init(
    _ file: inout ZoneFileReader, _ header: ZoneFileHeader, timeSize: Int
  ) throws(ZoneFileError) {
    var block = ZoneFileReader(Array(try file.take(header.blockSize(timeSize: timeSize))))
    try header.check()
    try takeChanges(&block, header, timeSize: timeSize)
    try takeTypes(&block, header)
    try Self.checkIndicators(&block, header)
    let late = seconds.firstIndex { $0 > CivilDate.seconds.upperBound }
    if let late { throw .late(change: late) }
  }

  /// Reads the times and the types of the changes (D12.7).
  private mutating func takeChanges(
    _ block: inout ZoneFileReader, _ header: ZoneFileHeader, timeSize: Int
  ) throws(ZoneFileError) {
    for change in 0..<header.changes {
      seconds.append(try block.takeNumber(timeSize))
      guard change == 0 || seconds[change - 1] < seconds[change] else {
        throw .notAfter(change: change)
      }
    }
    for change in 0..<header.changes {
      types.append(try block.takeNumber(1) & 0xFF)
      guard types[change] < header.types else { throw .noSuchType(change: change) }
    }
  }

  /// Reads the offsets of the types, and checks the rest of each type (D12.8).
  private mutating func takeTypes(
    _ block: inout ZoneFileReader, _ header: ZoneFileHeader
  ) throws(ZoneFileError) {
    var designations: [Int] = []
    for type in 0..<header.types {
      offsets.append(try block.takeNumber(4))
      guard 0...1 ~= (try block.takeNumber(1)) else { throw .summerByte(type: type) }
      designations.append(try block.takeNumber(1) & 0xFF)
    }
    // Each designation ends with a zero byte.
    let bytes = try block.take(header.designationBytes)
    let end = bytes.lastIndex(of: 0).map { $0 - bytes.startIndex } ?? -1
    for type in 0..<header.types where designations[type] > end { throw .designation(type: type) }
  }

  /// Checks the indicators, which mark types as standard or universal time (D12.9).
  private static func checkIndicators(
    _ block: inout ZoneFileReader, _ header: ZoneFileHeader
  ) throws(ZoneFileError) {
    let standard = Array(try block.take(header.standardIndicators))
    let universal = Array(try block.take(header.universalIndicators))
    for type in 0..<header.types {
      let isStandard = standard.isEmpty ? 0 : standard[type]
      let isUniversal = universal.isEmpty ? 0 : universal[type]
      guard isStandard <= 1 && isUniversal <= isStandard else { throw .indicator(type: type) }
    }
  }

  /// Creates a zone from these changes and a rule for later times (D12.10).
  func zone(_ rule: ZoneRule?) throws(ZoneFileError) -> CivilZone {
    var (first, changes) = (offsets[0], [CivilZone.Change]())
    for (index, second) in seconds.enumerated() {
      let offset = offsets[types[index]]
      if second < CivilDate.seconds.lowerBound {
        first = offset
      } else {
        changes.append(CivilZone.Change(at: Instant(seconds: second), to: offset))
      }
    }
    do {
      return try CivilZone(offset: first, changes: changes, rule: rule)
    } catch {
      throw .zone(error)
    }
  }
}
