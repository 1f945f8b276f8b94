/// The offsets of a zone at seconds since 1970 (D7.7, D7.9 to D7.14).
package struct ZoneOffsets {
  private let zone: CivilZone
  private let changes: [(second: Int, offset: Int)]
  private let rule: RuleTurns?

  package init(_ zone: CivilZone) {
    self.zone = zone
    changes = zone.changes.map { ($0.instant.microseconds / 1_000_000, $0.offset) }
    rule = zone.rule.map(RuleTurns.init)
  }

  /// The offset at a second (D7.7, D7.9).
  package func offset(at second: Int) -> Int {
    let isAfterAll = changes.last.map { $0.second <= second } ?? true
    if isAfterAll, let rule { return rule.offset(at: second) }
    return changes.last { $0.second <= second }?.offset ?? zone.offset
  }

  /// All offsets that the zone has at any time (D7.1).
  package var all: Set<Int> { Set([zone.offset] + changes.map(\.offset) + (rule?.offsets ?? [])) }

  /// All seconds that show a local time, sorted: for each offset, the second that would show the
  /// time, if the zone then has this offset (D7.11).
  package func seconds(showing local: Int) -> [Int] {
    all.map { local - $0 }.filter { $0 + offset(at: $0) == local }.sorted()
  }

  /// The second for a local time (D7.13, D7.14).
  package func second(of local: Int, choosing choice: OverlapChoice) -> Int {
    let showing = seconds(showing: local)
    let chosen = choice == .first ? showing.first : showing.last
    return chosen ?? local - offsetBeforeGap(at: local)
  }

  /// The offset before the first change that makes the clock skip a local time (D7.14).
  private func offsetBeforeGap(at local: Int) -> Int {
    let skipping = turns(around: local).first { turn in
      turn.second + offset(at: turn.second - 1) <= local && local < turn.second + turn.offset
    }
    return offset(at: (skipping?.second ?? local) - 1)
  }

  /// The seconds at which the offset may change, in order, each with its new offset (D7.7).
  ///
  /// They include all changes and, near a second, the rule's later turns.
  package func turns(around second: Int) -> [(second: Int, offset: Int)] {
    let last = changes.last?.second ?? .min
    return changes + (rule?.turns(around: second) ?? []).filter { $0.second > last }
  }
}

/// The offsets that a zone has in a range of seconds since 1970.
struct NearOffsets {
  /// The spans in order; each has a single offset.
  let spans: [Range<Int>]
  private let offsets: [Int]

  /// The offsets that the zone has in the range.
  var all: Set<Int> { Set(offsets) }

  func offset(at second: Int) -> Int { zip(spans, offsets).first { $0.0.contains(second) }?.1 ?? 0 }

  /// The seconds in the range that show a local time, in order (D7.11).
  func seconds(showing local: Int) -> [Int] {
    zip(spans, offsets).filter { $0.contains(local - $1) }.map { local - $1 }
  }

  /// The first second in the range that shows a local time (D7.13, D7.14).
  ///
  /// If the clock skips the local time, this is the second that results from the offset before the
  /// gap.
  func second(meaning local: Int) -> Int? {
    if let first = seconds(showing: local).first { return first }
    for ((span, before), after) in zip(zip(spans, offsets), offsets.dropFirst()) {
      let turn = span.upperBound
      if turn + before <= local && local < turn + after { return local - before }
    }
    return nil
  }

  /// Creates the offsets in a range in which the offset changes only at these seconds.
  init(_ offsets: ZoneOffsets, _ range: Range<Int>, turns: [Int]) {
    let inside = Set(turns).filter { range.lowerBound < $0 && $0 < range.upperBound }
    let starts = [range.lowerBound] + inside.sorted()
    let ends = starts.dropFirst() + [range.upperBound]
    spans = zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
    self.offsets = spans.map { offsets.offset(at: $0.lowerBound) }
  }
}

extension ZoneOffsets {
  /// The offsets in a range that covers at most a few years.
  func near(_ range: Range<Int>) -> NearOffsets {
    let turns = turns(around: range.lowerBound) + turns(around: range.upperBound)
    return NearOffsets(self, range, turns: turns.map(\.second))
  }
}
