/// The parts of a compiled zone file, which determine all bytes of the file.
struct ZoneFile: Hashable, Sendable {
  var magic: [UInt8] = Array("TZif".utf8)
  var version: UInt8
  var secondVersion: UInt8
  var times: [Int]
  var types: [UInt8]
  var records: [Record]
  var designations: [UInt8] = Array("ABC\0DE\0".utf8)
  var leapSeconds = 0
  var standard: [UInt8] = []
  var universal: [UInt8] = []
  var footer: [UInt8]
  /// Whether the first block has content, in a file of version 2 or later.
  var hasFirstBlock: Bool

  /// An offset, a daylight-saving flag, and the start of the zone's abbreviation.
  struct Record: Hashable, Sendable {
    var offset: Int
    var summer: UInt8 = 0
    var designation: UInt8 = 0
  }

  var bytes: [UInt8] {
    if version == 0 { return header(version) + block(4) + footer }
    var first = self
    first.types = Array(repeating: 7, count: hasFirstBlock ? 1 : 0)
    first.times = first.types.map { _ in -5 }
    first.records = hasFirstBlock ? [Record(offset: 99, summer: 9, designation: 9)] : []
    (first.designations, first.standard, first.universal) = (hasFirstBlock ? [65] : [], [], [])
    first.leapSeconds = hasFirstBlock ? 1 : 0
    return first.header(version) + first.block(4) + header(secondVersion) + block(8) + footer
  }

  private func header(_ version: UInt8) -> [UInt8] {
    let counts = [
      universal.count, standard.count, leapSeconds, times.count, records.count, designations.count,
    ]
    return magic + [version] + [UInt8](repeating: 0, count: 15)
      + counts.flatMap { Self.number($0, 4) }
  }

  private func block(_ size: Int) -> [UInt8] {
    times.flatMap { Self.number($0, size) } + types
      + records.flatMap { Self.number($0.offset, 4) + [$0.summer, $0.designation] } + designations
      + [UInt8](repeating: 0, count: leapSeconds * (size + 4)) + standard + universal
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

struct WrittenZone: Hashable, Sendable {
  var zone: CivilZone
  var file: ZoneFile
}

extension WrittenZone: CustomStringConvertible {
  var description: String {
    "\(zone.lines)\nfile     \(file.bytes.map { String($0, radix: 16) }.joined(separator: " "))"
  }
}

extension Generator<WrittenZone> {
  static var writtenZone: Generator { Generator { $0.writtenZone() } }
}

extension ChoiceSource {
  /// A zone, and its file in any version.
  mutating func writtenZone() -> WrittenZone {
    let isFirst = flip(0.2)
    let version = isFirst ? 0 : int(in: 2...4)
    let text = isFirst || flip(0.3) ? nil : ruleText(version: version)
    let zone = fileZone(text?.rule)
    // The first record contains the zone's first offset.
    var offsets = [zone.offset]
    for change in zone.changes where !offsets.contains(change.offset) || flip(0.1) {
      offsets.append(change.offset)
    }
    let byte = isFirst ? 0 : UInt8(ascii: "0") + UInt8(version)
    var file = ZoneFile(
      version: byte, secondVersion: byte, times: zone.changes.map(\.instant.wholeSeconds),
      types: zone.changes.map { change in UInt8(offsets.lastIndex(of: change.offset) ?? 0) },
      records: offsets.map { offset in
        ZoneFile.Record(
          offset: offset, summer: UInt8(choose(upTo: 1)), designation: element(of: [0, 1, 3, 4]))
      }, footer: isFirst ? [] : Array("\n\(zone.rule == nil ? "" : text?.text ?? "")\n".utf8),
      hasFirstBlock: flip())
    if flip(0.3) { file.standard = offsets.map { _ in 1 } }
    if flip(0.3) && !file.standard.isEmpty { file.universal = offsets.map { _ in 1 } }
    return WrittenZone(zone: zone, file: file)
  }

  /// A zone with changes at seconds that fit in four bytes.
  private mutating func fileZone(_ rule: ZoneRule?) -> CivilZone {
    let offset = offset()
    var second = element(of: [-1_600_000_000, 0, 951_782_400])
    let changes: [CivilZone.Change] = list(0...3, label: "change") { source in
      defer { second += source.int(in: 1...100_000_001) }
      return CivilZone.Change(at: Instant(seconds: second), to: source.offset())
    }
    return .ending(with: rule, offset, changes)
  }

  /// A rule, and a text for the rule in this version of zone files.
  mutating func ruleText(version: Int) -> RuleText {
    var rule = zoneRule()
    if version < 3, var summer = rule.summer {
      summer.start.seconds = min(max(0, summer.start.seconds), 89_999)
      summer.end.seconds = min(max(0, summer.end.seconds), 89_999)
      rule.summer = summer
    }
    var text = zoneName() + time(-rule.standard)
    if let summer = rule.summer {
      text += zoneName()
      if summer.offset != rule.standard + 3_600 || flip(0.3) { text += time(-summer.offset) }
      text += "," + turn(summer.start) + "," + turn(summer.end)
    }
    return RuleText(rule: rule, version: version, text: text)
  }

  private mutating func zoneName() -> String {
    element(of: ["CET", "CEST", "abcde", "<+03>", "<-0330>", "<A1b>"])
  }

  /// A number of seconds, written as hours, minutes and seconds.
  private mutating func time(_ seconds: Int) -> String {
    let (hours, rest) = Int(seconds.magnitude).quotientAndRemainder(dividingBy: 3_600)
    var text = seconds < 0 ? "-" : ""
    text += hours < 10 && flip(0.2) ? "0\(hours)" : "\(hours)"
    if rest == 0 && flip(0.8) { return text }
    text += ":" + two(rest / 60)
    return rest % 60 == 0 && flip(0.8) ? text : text + ":" + two(rest % 60)
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  private mutating func turn(_ turn: ZoneRule.Turn) -> String {
    let day =
      switch turn.day {
      case .julian(let number): "J\(number)"
      case .zeroBased(let number): "\(number)"
      case .weekday(let month, let week, let weekday): "M\(month).\(week).\(weekday - 1)"
      }
    return turn.seconds == 7_200 && flip(0.7) ? day : day + "/" + time(turn.seconds)
  }
}

struct RuleText: Hashable, Sendable {
  var rule: ZoneRule
  var version: Int
  var text: String
}

extension RuleText: CustomStringConvertible {
  var description: String { "\(text.escaped) in version \(version)" }
}

extension Generator<RuleText> {
  static var ruleText: Generator { Generator { $0.ruleText(version: $0.int(in: 2...4)) } }
}
