import InputRules

/// What a row, or a zone, says about a change of offset.
struct ZoneChangeAnswer {
  /// The instant, as universal time shows it.
  private let universalTime: CivilTime?
  private let before: Int
  private let after: Int
  private let kind: ClockChange.Kind?
  /// The first local time that is skipped or repeated.
  private let start: CivilTime?
  /// The first one after those.
  private let end: CivilTime?
  /// The instants that the first and the last of the local times mean: the first one of each, and
  /// the last one.
  private let meant: [[Instant?]]

  /// What a row says: in a gap, the local times move forward by it.
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

  /// What a zone says of the change at a second, and of the local times of a row's answer.
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
  /// The offsets, the local times, and what these mean.
  var description: String {
    let kind = kind.map { $0 == .skips ? "skips" : "repeats" } ?? "doesn't change"
    let seconds = meant.map { "\($0.map { $0.map { "\($0)" } ?? "none" })" }
    return "at \(words(universalTime)) from \(before) to \(after) seconds, \(kind) "
      + "\(words(start)) to \(words(end)), which mean \(seconds.joined(separator: " and "))"
  }

  private func words(_ time: CivilTime?) -> String { time.map { "\($0)" } ?? "no time" }
}

extension CivilTime {
  /// The instant that shows the time at an offset in seconds.
  fileprivate func instant(at offset: Int) -> Instant? {
    CivilZone.universal.instant(of: self).map {
      Instant(seconds: $0.microseconds / 1_000_000 - offset)
    }
  }
}
