/// A zone with all of its changes, and some by its rule.
///
/// The zones are those of the tz database, version 2025b, with its file `backzone` for the time
/// before 1970. The database is in the public domain.
struct ChangingZone: Sendable {
  /// The name in the database.
  let name: String
  /// The zone: the first offset, the changes of the database, and the rule after them.
  let zone: CivilZone
  /// The changes, and then those by the rule: all of about two years, and those of 2100 and 2400.
  let turns: [Turn]

  /// A change of the offset.
  struct Turn: Sendable {
    /// In seconds since the start of 1970.
    let second: Int
    /// The offset before it, in seconds.
    let before: Int
    /// The offset after it, in seconds.
    let after: Int
  }

  /// A zone.
  ///
  /// - Parameters:
  ///   - name: its name in the database.
  ///   - offsets: its offsets; `a` is the first one, which applies before all changes.
  ///   - rule: the offsets from the last change on.
  ///   - changes: a second since the start of 1970 and the letter of an offset for each change.
  ///   - byRule: changes by the rule, written in the same way.
  init(
    _ name: String, offsets: [Int], rule: ZoneRule, changes: String, byRule: String = ""
  ) {
    self.name = name
    let listed = Self.changes(changes, offsets)
    let all = listed + Self.changes(byRule, offsets)
    let instants = listed.map { CivilZone.Change(at: Instant(seconds: $0.second), to: $0.offset) }
    // No zone of the database is refused; but a bug could refuse one.
    zone = (try? CivilZone(offset: offsets[0], changes: instants, rule: rule)) ?? .universal
    turns = zip(all, [offsets[0]] + all.map(\.offset)).map { change, before in
      Turn(second: change.second, before: before, after: change.offset)
    }
  }

  private static func changes(
    _ words: String, _ offsets: [Int]
  ) -> [(second: Int, offset: Int)] {
    words.split(separator: " ").map { word in
      let letter = word.utf8.last.map { Int($0) - 97 } ?? 0
      return (Int(word.dropLast()) ?? 0, offsets[letter])
    }
  }
}

extension ChangingZone {
  /// Zones with clocks changed by half an hour, two hours, a day or odd seconds, with days skipped
  /// and repeated, and with summer time that is the standard time of the rule.
  static let all = europeAndAfrica + pacificAndAmerica

  /// How the clock runs from one second up to another, found by following it: the seconds at which
  /// it shows a whole minute, and its local time then.
  func wholeMinutes(from start: Int, to end: Int) -> [(second: Int, local: Int)] {
    var (index, offset) = (0, turns[0].before)
    var minutes: [(second: Int, local: Int)] = []
    var second = start
    while second < end {
      while index < turns.count && turns[index].second <= second {
        offset = turns[index].after
        index += 1
      }
      let isWhole = (second + offset) % 60 == 0
      if isWhole { minutes.append((second, second + offset)) }
      let next = index < turns.count ? turns[index].second : end
      second = min(second + (isWhole ? 60 : 1), max(next, second + 1))
    }
    return minutes
  }

  /// The second of a local time in a gap, moved forward by the gap.
  func moved(_ local: Int) -> Int? {
    turns.first { $0.second + $0.before <= local && local < $0.second + $0.after }.map {
      local - $0.before
    }
  }
}
