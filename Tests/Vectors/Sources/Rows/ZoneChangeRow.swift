import InputRules
import InputRulesFoundation

/// A change of a zone's offset at an instant: the offsets before and after it, and the local times
/// that are skipped or repeated.
struct ZoneChangeRow: VectorRow {
  let line: Int
  private let zone: String
  private let second: Int
  /// The row's expected answer.
  private let expected: ZoneChangeAnswer

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    zone = try vector.field.text("zone")
    second = try vector.edit.seconds("second")
    expected = ZoneChangeAnswer(
      at: try vector.edit.time("instant", suffix: "Z"),
      from: try vector.expected.seconds("before"), to: try vector.expected.seconds("after"),
      try vector.expected.change(), from: try vector.expected.time("start"),
      to: try vector.expected.time("end"))
  }

  var asked: String { "the change of \(zone) at the second \(second)" }

  /// A zone can't be checked if the system has no file for it.
  func answer() -> VectorAnswer {
    do throws(SystemZoneError) {
      let ours = ZoneChangeAnswer(of: try CivilZone(system: zone), at: second, like: expected)
      return .words(expected: "\(expected)", ours: "\(ours)")
    } catch .unknown {
      return .unsupported(kind: "\(zone) rows wait for a zone file on this system")
    } catch {
      return .words(expected: "\(expected)", ours: "refused: \(error)")
    }
  }
}

extension JSONFields {
  fileprivate func seconds(_ key: String) throws(MalformedVector) -> Int {
    let number = try integer(key, least: .min)
    if number.magnitude < 1_000_000_000_000 { return number }
    throw malformed(key, "is \(number), which is too far away; write a number of seconds")
  }

  fileprivate func change() throws(MalformedVector) -> ClockChange.Kind {
    switch try text("change") {
    case "gap": return .skips
    case "fold": return .repeats
    default: throw malformed("change", "is not known; write “gap” or “fold”")
    }
  }

  /// A time such as `2005-10-30T06:00:00`, with a suffix.
  fileprivate func time(
    _ key: String, suffix: String = ""
  ) throws(MalformedVector) -> CivilTime {
    let text = try text(key)
    let parts = text.dropLast(suffix.count).split { "-T:".contains($0) }.compactMap { Int($0) }
    if parts.count == 6 {
      let time = CivilTime(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
        second: parts[5])
      let isTime = CivilZone.universal.instant(of: time) != nil
      if isTime && "\(time)".replacing(" ", with: "T") + suffix == text { return time }
    }
    throw malformed(key, "is \(text.escaped), no time; write it as 2005-10-30T06:00:00\(suffix)")
  }
}

/// The answer of a row or of a zone about a change of offset.
struct ZoneChangeAnswer {
  /// The instant in universal time.
  private let universalTime: CivilTime?
  private let before: Int
  private let after: Int
  private let kind: ClockChange.Kind?
  /// The first local time that is skipped or repeated.
  private let start: CivilTime?
  /// The first local time after the change.
  private let end: CivilTime?
  /// The instants that the first and the last of these local times mean: for each time, the first
  /// and the last instant.
  private let meant: [[Instant?]]

  /// Creates the answer of a row: in a gap, the local times move forward by the gap's length.
  init(
    at universalTime: CivilTime, from before: Int, to after: Int, _ kind: ClockChange.Kind,
    from start: CivilTime, to end: CivilTime
  ) {
    self.universalTime = universalTime
    self.before = before
    self.after = after
    self.kind = kind
    self.start = start
    self.end = end
    meant = Self.ends(start, end).map { time in
      [before, kind == .skips ? before : after].map { time.instant(at: $0) }
    }
  }

  /// Creates the answer of a zone about the change at a second, and about the local times in a
  /// row's answer.
  init(of zone: CivilZone, at second: Int, like row: ZoneChangeAnswer) {
    let (instant, last) = (Instant(seconds: second), Instant(seconds: second - 1))
    let change = zone.clockChange(at: instant)
    universalTime = CivilZone.universal.civilTime(at: instant)
    (before, after) = (zone.offset(at: last), zone.offset(at: instant))
    kind = zone.nextChange(after: last)?.instant == instant ? change?.kind : nil
    (start, end) = (change?.start, change?.end)
    meant = Self.ends(row.start, row.end).map { time in
      OverlapChoice.allCases.map { zone.instant(of: time, in: $0) }
    }
  }

  /// The first and the last of the local times.
  private static func ends(_ start: CivilTime?, _ end: CivilTime?) -> [CivilTime] {
    guard let start, let second = end?.instant(at: 1) else { return [] }
    return [start] + [CivilZone.universal.civilTime(at: second)].compactMap(\.self)
  }
}

extension ZoneChangeAnswer: CustomStringConvertible {
  /// The offsets, the local times, and their instants.
  var description: String {
    let kind = kind.map { $0 == .skips ? "skips" : "repeats" } ?? "doesn't change"
    let seconds = meant.map { "\($0.map { $0.map { "\($0)" } ?? "none" })" }
    return "at \(words(universalTime)) from \(before) to \(after) seconds, \(kind) "
      + "\(words(start)) to \(words(end)), which mean \(seconds.joined(separator: " and "))"
  }

  private func words(_ time: CivilTime?) -> String { time.map { "\($0)" } ?? "no time" }
}

extension CivilTime {
  /// The instant of this local time at an offset in seconds.
  fileprivate func instant(at offset: Int) -> Instant? {
    CivilZone.universal.instant(of: self).map {
      Instant(seconds: $0.microseconds / 1_000_000 - offset)
    }
  }
}
