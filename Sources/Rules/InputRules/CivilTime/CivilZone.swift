/// A time zone: its offset from UTC, the changes of the offset, and the rule for later times
/// (D7.1).
public struct CivilZone: Hashable, Sendable {
  /// The offset before the first change, in seconds; at most 26 hours in either direction.
  public let offset: Int
  /// The changes, in ascending order (D7.2).
  public let changes: [Change]
  /// The rule for the offsets after the last change, or for all offsets if there is no change;
  /// `nil` if the last offset stays in effect (D7.7).
  package let rule: ZoneRule?

  /// Creates a zone from its changes and its rule.
  /// - Parameters:
  ///   - offset: the offset before the first change, in seconds.
  ///   - changes: the changes, in order.
  ///   - rule: the rule for the offsets after the last change.
  /// - Throws: `CivilZoneError` for the first invalid part (D7.3, D7.8).
  public init(
    offset: Int = 0, changes: [Change] = [], rule: ZoneRule? = nil
  ) throws(CivilZoneError) {
    if let problem = CivilZoneError.problem(of: offset, changes: changes, rule: rule) {
      throw problem
    }
    self.offset = offset
    self.changes = changes
    self.rule = rule
  }

  private init() {
    offset = 0
    changes = []
    rule = nil
  }

  /// Coordinated Universal Time (UTC).
  public static let universal = CivilZone()

  /// A change to another offset at an instant.
  public struct Change: Hashable, Sendable {
    /// The instant, in whole seconds.
    public let instant: Instant
    /// The offset after the change, in seconds.
    public let offset: Int

    /// Creates a change to another offset.
    /// - Parameters:
    ///   - instant: the first instant with the new offset, in whole seconds.
    ///   - offset: the new offset, in seconds; positive to the east.
    public init(at instant: Instant, to offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }
}

extension CivilZone {
  /// The offset at an instant, in seconds; positive to the east (D7.7, D7.9).
  /// - Parameter instant: any instant.
  public func offset(at instant: Instant) -> Int { offset(atSecond: instant.second) }

  /// The first change after an instant; `nil` if there is none.
  ///
  /// After the last of `changes`, the rule determines the changes.
  ///
  /// A change may keep the previous offset (D7.2).
  /// - Parameter instant: any instant; a change at exactly this instant isn't after it.
  public func nextChange(after instant: Instant) -> Change? { change(afterSecond: instant.second) }

  /// The offset at a second since the start of 1970, UTC.
  func offset(atSecond second: Int) -> Int {
    let count = changeCount(upTo: second)
    if let rule, count == changes.count { return rule.offset(atSecond: second) }
    return count == 0 ? offset : changes[count - 1].offset
  }

  func change(afterSecond second: Int) -> Change? {
    let count = changeCount(upTo: second)
    if count < changes.count { return changes[count] }
    guard let next = rule?.change(afterSecond: second), Instant.seconds.contains(next.second) else {
      return nil
    }
    return Change(at: Instant(seconds: next.second), to: next.offset)
  }

  /// The number of changes up to a second, found by bisection (D7.9).
  private func changeCount(upTo second: Int) -> Int {
    let instant = Instant(seconds: second)
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension CivilZone.Change {
  var second: Int { instant.second }
}

extension Instant {
  /// The number of whole seconds since the start of 1970.
  var second: Int { microseconds.flooredQuotientAndRemainder(by: 1_000_000).0 }

  /// The whole seconds that an instant can represent.
  static let seconds = -9_223_372_036_854...9_223_372_036_854
}

extension CivilZone {
  /// Creates a zone from a compiled zone file of version 1, 2, 3 or 4, as defined in RFC 9636
  /// (D12.1).
  /// - Parameter bytes: the file's bytes.
  /// - Throws: `ZoneFileError` if the bytes aren't such a file, or if the file contains leap
  ///   seconds, a change after the year 290,000 or an invalid zone.
  public init(compiled bytes: some Collection<UInt8>) throws(ZoneFileError) {
    var file = ZoneFileReader(Array(bytes))
    var header = try ZoneFileHeader(&file)
    let isFirst = header.version == 0
    if !isFirst {
      // The first block is only for readers of version 1.
      _ = try file.take(header.blockSize(timeSize: 4))
      let second = try ZoneFileHeader(&file)
      guard second.version == header.version else { throw .versionsDiffer }
      header = second
    }
    let block = try ZoneFileBlock(&file, header, timeSize: isFirst ? 4 : 8)
    let line = try isFirst ? [] : file.takeLine()
    if !file.isAtEnd { throw .trailing(at: file.place) }
    self = try block.zone(try Self.rule(line, isExtended: header.version != UInt8(ascii: "2")))
  }

  /// The rule in the file's last line; `nil` if the line is empty (D12.11).
  private static func rule(
    _ line: ArraySlice<UInt8>, isExtended: Bool
  ) throws(ZoneFileError) -> ZoneRule? {
    line.isEmpty ? nil : try ZoneRule(posix: line, isExtended: isExtended)
  }
}
