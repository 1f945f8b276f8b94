/// Zones, zone rules and zone files, implemented directly from the specification.
public struct ModelZones: Sendable {
  /// The model.
  public init() {}

  /// The reason these values don't form a zone, or `nil` if they do (D7.3, D7.8).
  public func problem(of offset: Int, changes: [CivilZone.Change], rule: ZoneRule?)
    -> CivilZoneError?
  {
    if !isNear(offset) { return .offset(offset) }
    for (index, change) in changes.enumerated() {
      if !isNear(change.offset) { return .offset(change.offset) }
      if change.instant.microseconds % 1_000_000 != 0 { return .notWhole(change: index) }
      let isFirst = index == 0
      if !isFirst && change.instant.microseconds <= changes[index - 1].instant.microseconds {
        return .notAfter(change: index)
      }
    }
    guard let rule else { return nil }
    if !isInRange(rule) { return .rule }
    guard let last = changes.last else { return nil }
    let offset = RuleTurns(rule).offset(at: last.instant.microseconds / 1_000_000)
    return offset == last.offset ? nil : .ruleDisagrees
  }

  /// Whether a rule's offsets, start and end are in range (D7.8).
  private func isInRange(_ rule: ZoneRule) -> Bool {
    guard let summer = rule.summer else { return isNear(rule.standard) }
    return isNear(rule.standard) && isNear(summer.offset)
      && [summer.start, summer.end].allSatisfy { turn in
        exists(turn.day) && -167 * 3_600 <= turn.seconds && turn.seconds <= 167 * 3_600
      }
  }

  /// Whether an offset is between −26 and 26 hours, inclusive (D7.2).
  private func isNear(_ offset: Int) -> Bool { -26 * 3_600 <= offset && offset <= 26 * 3_600 }

  /// Whether a rule may use `day` (D7.5).
  private func exists(_ day: ZoneRule.Day) -> Bool {
    switch day {
    case .julian(let day): (1...365).contains(day)
    case .zeroBased(let days): (0...365).contains(days)
    case .weekday(let month, let week, let weekday):
      (1...12).contains(month) && (1...5).contains(week) && (1...7).contains(weekday)
    }
  }
}

extension ModelZones {
  /// The offset of a zone at an instant, in seconds (D7.7, D7.9).
  public func offset(at instant: Instant, in zone: CivilZone) -> Int {
    ZoneOffsets(zone).offset(at: second(of: instant))
  }

  /// The local time at an instant, or `nil` outside the supported years (D7.10).
  public func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? {
    let second = second(of: instant)
    return LocalSecond.time(of: second + ZoneOffsets(zone).offset(at: second))
  }

  /// All instants with a given local time, in order (D7.11).
  public func instants(of time: CivilTime, in zone: CivilZone) -> [Instant] {
    guard let local = LocalSecond.number(of: time) else { return [] }
    return ZoneOffsets(zone).seconds(showing: local).map(instant(ofSecond:))
  }

  /// The instant for a local time, or `nil` if its date doesn't exist (D7.13, D7.14).
  public func instant(of time: CivilTime, in zone: CivilZone, choosing choice: OverlapChoice)
    -> Instant?
  {
    guard let local = LocalSecond.number(of: time) else { return nil }
    return instant(ofSecond: ZoneOffsets(zone).second(of: local, choosing: choice))
  }

  /// The local times that a change skips or repeats, in seconds since 1970 (D7.12).
  public func localSeconds(atChange index: Int, of zone: CivilZone) -> (
    isGap: Bool, range: Range<Int>
  )? {
    guard zone.changes.indices.contains(index) else { return nil }
    let second = second(of: zone.changes[index].instant)
    let before = index == 0 ? zone.offset : zone.changes[index - 1].offset
    let after = zone.changes[index].offset
    if before == after { return nil }
    return (before < after, second + min(before, after)..<second + max(before, after))
  }

  private func second(of instant: Instant) -> Int {
    instant.microseconds.floored(by: 1_000_000)
  }

  private func instant(ofSecond second: Int) -> Instant {
    Instant(microseconds: second * 1_000_000)
  }

  /// The zone that the bytes of a zone file describe (D12.1 to D12.11).
  public func zone(ofFile bytes: [UInt8]) throws(ZoneFileError) -> (
    offset: Int, changes: [CivilZone.Change], rule: ZoneRule?
  ) {
    var bytes = ZoneBytes(bytes)
    var header = try ZoneHeader(&bytes)
    let isFirst = header.version == 0
    if !isFirst {
      let version = header.version
      _ = try bytes.take(header.length(size: 4))
      header = try ZoneHeader(&bytes)
      if header.version != version { throw .versionsDiffer }
    }
    let block = try ZoneBlock(header, size: isFirst ? 4 : 8, &bytes)
    let (offset, changes) = try block.changes()
    let line = isFirst ? [] : try takeLine(&bytes)
    if !bytes.rest.isEmpty { throw .trailing(at: bytes.offset) }
    let rule = line.isEmpty ? nil : try rule(ofText: line, version: Int(header.version) - 48)
    if let problem = problem(of: offset, changes: changes, rule: rule) { throw .zone(problem) }
    return (offset, changes, rule)
  }

  /// Removes and returns the text of the rule, which is between two line feeds (D12.11).
  private func takeLine(_ bytes: inout ZoneBytes) throws(ZoneFileError) -> [UInt8] {
    if try bytes.take(1) != [10] { throw .noFooter }
    let line = Array(bytes.rest.prefix { $0 != 10 })
    _ = try bytes.take(line.count + 1)
    return line
  }

  /// The rule that an ASCII text describes in a zone file of this version (D12.12, D12.13).
  public func rule(ofText text: [UInt8], version: Int) throws(ZoneFileError) -> ZoneRule {
    if let offset = RuleGrammar.offsetOfProblem(in: text, version: version) {
      throw .footer(at: offset)
    }
    return RuleText.rule(of: String(decoding: text, as: UTF8.self))
  }
}
