/// Some minutes of local time near a change of a zone.
struct ChangeMinutes: Sendable {
  /// The zone.
  let zone: ChangingZone
  /// The index of the change among `zone.turns`.
  let turn: Int
  /// The first minute, counted from the start of the local day before the change.
  let first: Int
  /// How many minutes there are.
  let count: Int

  /// The changes of all zones.
  fileprivate static let changes: [(zone: ChangingZone, turn: Int)] = ChangingZone.all.flatMap {
    zone in zone.turns.indices.map { (zone, $0) }
  }

  /// The local days before, at and after a change, as day numbers.
  fileprivate static func days(of turn: ChangingZone.Turn) -> Range<Int> {
    let ends = [turn.before, turn.after].map { (turn.second + $0).floored(by: 86_400) }
    return ends.reduce(.max, min) - 1..<ends.reduce(.min, max) + 2
  }

  /// The first second of local time.
  var start: Int { Self.days(of: zone.turns[turn]).lowerBound * 86_400 + first * 60 }

  /// The minutes of local time, and the seconds that show each of them, in order.
  var shown: [(local: Int, seconds: [Int])] {
    let offsets = zone.turns.map(\.after) + [zone.turns[0].before]
    let (least, most) = (offsets.reduce(.max, min), offsets.reduce(.min, max))
    let (start, end) = (start, start + count * 60)
    var seconds: [[Int]] = Array(repeating: [], count: count)
    for (second, local) in zone.wholeMinutes(from: start - most, to: end - least) {
      if start <= local && local < end { seconds[(local - start) / 60].append(second) }
    }
    return seconds.enumerated().map { (start + $0 * 60, $1) }
  }
}

extension ChangeMinutes: CustomStringConvertible {
  /// The zone, the change and the first minute.
  var description: String {
    let turn = zone.turns[turn]
    return """
      zone   \(zone.name)
      change at \(turn.second) from \(turn.before) to \(turn.after)
      from   \(CivilTime(counting: start)), \(count) minutes
      """
  }
}

extension Generator<ChangeMinutes> {
  /// The local days before, at and after each change, so many minutes at a time.
  static func changeMinutes(_ count: Int) -> Generator {
    Generator { source in
      let changes = ChangeMinutes.changes
      let (zone, turn) = changes[Int(source.choose(upTo: UInt64(changes.count - 1)))]
      let pieces = ChangeMinutes.days(of: zone.turns[turn]).count * 1_440 / count
      let piece = Int(source.choose(upTo: UInt64(pieces - 1)))
      return ChangeMinutes(zone: zone, turn: turn, first: piece * count, count: count)
    }
  }
}
