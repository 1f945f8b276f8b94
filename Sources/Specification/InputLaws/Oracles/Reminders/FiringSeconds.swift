/// The seconds at which a pattern fires in a zone, checked one by one (M2.4, M2.6).
struct FiringSeconds {
  private let times: MatchingTimes
  private let clock: ZoneOffsets
  private let offsets: [Int]

  /// The firings of that pattern in that zone.
  init(_ pattern: DatePattern, in zone: CivilZone) {
    (times, clock) = (MatchingTimes(of: pattern), zone.counted)
    offsets = Array(clock.all)
  }

  /// Whether the pattern fires then: it matches what the zone shows or, for a wall-clock time, a
  /// local time that means that second.
  func contains(_ second: Int) -> Bool {
    if !times.isOfTheWallClock { return times.contains(second + clock.offset(at: second)) }
    return offsets.map { second + $0 }.contains { local in
      times.contains(local) && clock.second(of: local, choosing: .first) == second
    }
  }

  /// The first of them in a range.
  ///
  /// The pattern determines the second of a local minute, and perhaps the minute of an hour; so
  /// seconds that show another one with every offset are skipped.
  func first(in range: Range<Int>) -> Int? {
    let isOneMinute = times.minutes.count == 1
    let size = isOneMinute ? 3_600 : 60
    let wanted = (isOneMinute ? times.minutes.lowerBound * 60 : 0) + times.seconds.lowerBound
    let phases = Set(
      offsets.map { offset in
        let phase = wanted - offset - range.lowerBound
        return phase - phase.floored(by: size) * size
      }
    ).sorted()
    for start in stride(from: range.lowerBound, to: range.upperBound, by: size) {
      for phase in phases where start + phase < range.upperBound && contains(start + phase) {
        return start + phase
      }
    }
    return nil
  }
}
