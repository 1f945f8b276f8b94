import InputRules

/// The seconds at which a pattern fires in a zone, checked one by one (M2.4, M2.6).
struct FiringSeconds {
  private let times: LocalTimes
  private let zone: CivilZone
  private let turns: [(second: Int, offset: Int)]
  private let jumps: [(second: Int, before: Int, after: Int)]

  /// The firings of that pattern in that zone.
  init(_ pattern: DatePattern, in zone: CivilZone) {
    times = LocalTimes(of: pattern)
    self.zone = zone
    turns = zone.changes.map { ($0.instant.wholeSeconds, $0.offset) }
    jumps = zone.jumps
  }

  /// Whether the pattern fires then: it matches what the zone shows or, for a wall-clock time, what
  /// the zone shows for the first time, or would show if its clock hadn't been set forward.
  func contains(_ second: Int) -> Bool {
    let local = second + (turns.last { $0.second <= second }?.offset ?? zone.offset)
    let isShown = times.contains(local)
    if !times.isOfWallClock { return isShown }
    return isShown && zone.seconds(showing: local).first == second
      || jumps.contains { isMoved(second, by: $0) }
  }

  /// Whether a skipped time means that second.
  private func isMoved(_ second: Int, by jump: (second: Int, before: Int, after: Int)) -> Bool {
    second >= jump.second && second < jump.second + jump.after - jump.before
      && times.contains(second + jump.before)
      && zone.second(meaning: second + jump.before) == second
  }

  /// The first of them in a range.
  ///
  /// The pattern determines the second of a local minute, and perhaps the minute of an hour; so
  /// seconds that show another one with every offset are skipped.
  func first(in range: Range<Int>) -> Int? {
    let (size, wanted) = times.fixedPart
    let phases = Set(
      zone.offsets.map { offset in
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
