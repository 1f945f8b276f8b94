extension ChoiceSource {
  /// A zone rule, usually with daylight saving time.
  mutating func zoneRule() -> ZoneRule {
    let standard = element(of: [0, 3_600, -18_000, 36_000, 20_700, -12_600, 5])
    guard flip(0.85) else { return ZoneRule(standard: standard) }
    let offset = standard + element(of: [3_600, 1_800, -3_600, 7_200, 0])
    return ZoneRule(
      standard: standard, summer: ZoneRule.Summer(offset: offset, from: zoneTurn(), to: zoneTurn()))
  }

  private mutating func zoneTurn() -> ZoneRule.Turn {
    ZoneRule.Turn(zoneDay(), seconds: zoneTurnTime())
  }

  private mutating func zoneDay() -> ZoneRule.Day {
    switch choose(upTo: 4) {
    case 0: return .julian(flip() ? element(of: [1, 59, 60, 365]) : int(in: 1...365))
    case 1: return .zeroBased(flip() ? element(of: [0, 59, 60, 365]) : int(upTo: 365))
    default:
      return .weekday(month: int(in: 1...12), week: int(in: 1...5), weekday: int(in: 1...7))
    }
  }

  private mutating func zoneTurnTime() -> Int {
    if flip(0.7) { return element(of: [7_200, 0, 3_600, 10_800, 86_400, 5_400, 1]) }
    return flip()
      ? element(of: [-3_600, 93_600, 601_200, -601_200, 90_000])
      : int(in: -601_200...601_200)
  }

  /// A zone with changes that may be close together, and often with a rule for later times.
  mutating func clockZone() -> CivilZone {
    let rule = flip(0.6) ? zoneRule() : nil
    let offset = offset()
    let changes = changes(0...4, from: offset, at: landmark() + nearby(), by: { $0.step() }) {
      $0.flip() ? $0.int(in: 1...7_201) : 1 + abs($0.nearby())
    }
    return .ending(with: rule, offset, changes)
  }
}

extension CivilZone {
  /// A zone whose last change leads to the rule's offset.
  static func ending(with rule: ZoneRule?, _ offset: Int, _ changes: [Change]) -> CivilZone {
    var changes = changes
    if let rule, let last = changes.popLast() {
      let offset = RuleTurns(rule).offset(at: last.instant.wholeSeconds)
      changes.append(Change(at: last.instant, to: offset))
    }
    return (try? CivilZone(offset: offset, changes: changes, rule: rule)) ?? .universal
  }
}

/// A zone and a second near one of the zone's changes.
struct ZoneMoment: Hashable, Sendable {
  var zone: CivilZone
  var second: Int
  /// The number of microseconds after the second.
  var rest: Int
}

extension ZoneMoment {
  var instant: Instant { Instant(microseconds: second * 1_000_000 + rest) }

  /// The local time in seconds at this second.
  var local: Int { second + zone.counted.offset(at: second) }
}

extension ZoneMoment: CustomStringConvertible {
  var description: String {
    "\(zone.lines)\ninstant  \(instant.words)\nlocal    \(CivilTime(counting: local))"
  }
}

extension Generator<ZoneMoment> {
  /// A zone, and a second that is often at or near one of the zone's clock changes.
  static let zoneMoment = Generator { source in
    let zone = source.clockZone()
    let turns = zone.counted.turns(around: source.landmark()).map(\.second)
    let near = turns.isEmpty ? source.landmark() : source.element(of: turns)
    let away = source.flip() ? source.element(of: [0, -1, 1]) : source.nearby()
    return ZoneMoment(
      zone: zone, second: near + away, rest: source.element(of: [0, 0, 1, 999_999]))
  }
}

/// A zone, and a local time near one of the zone's clock changes.
struct ZoneTime: Hashable, Sendable {
  var zone: CivilZone
  var local: Int

  var time: CivilTime { CivilTime(counting: local) }
}

extension ZoneTime: CustomStringConvertible {
  var description: String { "\(zone.lines)\nlocal    \(time)" }
}

extension Generator<ZoneTime> {
  /// A zone, and a local time that the zone's clock often skips or repeats.
  static let zoneTime = Generator { source in
    let zone = source.clockZone()
    let clock = zone.counted
    let turns = clock.turns(around: source.landmark())
    guard !turns.isEmpty else { return ZoneTime(zone: zone, local: source.landmark()) }
    let turn = source.element(of: turns)
    let before = clock.offset(at: turn.second - 1)
    let (low, high) = (min(before, turn.offset), max(before, turn.offset))
    let inside = source.flip(0.8)
    let away = inside ? source.int(upTo: high - low) : source.nearby()
    return ZoneTime(zone: zone, local: turn.second + low + away)
  }
}

/// A picker in a zone whose clock is set back once.
///
/// A local time and the following minute occur twice.
struct ClockOverlap: Hashable, Sendable {
  var settings: DatePickerSettings
  /// The second at which the clock is set back.
  var change: Int
  /// The number of minutes by which the clock is set back.
  var length: Int
  /// The number of minutes from the first repeated local time to this one.
  var minute: Int

  /// The first and the last instant that show the local time, in seconds.
  var ends: (first: Int, last: Int) { (change + (minute - length) * 60, change + minute * 60) }

  var minuteWheel: Int { settings.shownKinds.firstIndex(of: .minute) ?? 0 }
}

extension ClockOverlap: CustomStringConvertible {
  var description: String { "\(settings.words)\nends   \(ends)" }
}

extension Generator<ClockOverlap> {
  /// Overlaps of half an hour to a day; the minute isn't the last minute of its hour.
  static let overlap = Generator { source in
    let second = source.pickerSecond().clamped(to: -60_000_000_000...200_000_000_000)
    var settings = source.pickerSettings(near: second, modes: [.time, .dateAndTime])
    (settings.minimum, settings.maximum, settings.minuteInterval) = (nil, nil, 1)
    let length = source.element(of: [60, 30, 120, 1_440])
    let offset = source.element(of: [0, 3_600, 20_700])
    // The change is at a full or half hour of local time.
    let change = (second.floored(by: 1_800) + source.int(upTo: 96)) * 1_800 - offset
    settings.zone = .checked(
      offset, [CivilZone.Change(at: Instant(seconds: change), to: offset - length * 60)])
    let minute = source.int(upTo: length / 30 - 1) * 30
    return ClockOverlap(
      settings: settings, change: change, length: length,
      minute: minute + source.int(upTo: 28))
  }
}
