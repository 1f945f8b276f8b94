import InputRules

// Laws find what a zone shows by trying each of its offsets.
extension CivilZone {
  /// All offsets that it ever has.
  var offsets: [Int] { [offset] + changes.map(\.offset) }

  /// The offset at a second.
  func offset(at second: Int) -> Int {
    changes.last { $0.instant.wholeSeconds <= second }?.offset ?? offset
  }

  /// The seconds at which it shows a local time, which is counted as if it were universal.
  func seconds(showing local: Int) -> [Int] {
    Set(offsets).map { local - $0 }.filter { $0 + offset(at: $0) == local }.sorted()
  }

  /// The second that a wall-clock time means: the first that shows it or, if the clock skips it,
  /// the time moved forward by the gap (M2.6).
  func second(meaning local: Int) -> Int {
    if let first = seconds(showing: local).first { return first }
    let skipped = jumps.first { local >= $0.second + $0.before && local < $0.second + $0.after }
    return local - (skipped?.before ?? offset)
  }

  /// When the clock is set forward, from which offset and to which.
  var jumps: [(second: Int, before: Int, after: Int)] {
    zip(changes, offsets).filter { $0.offset > $1 }
      .map { ($0.instant.wholeSeconds, $1, $0.offset) }
  }
}

extension CivilZone {
  /// The offsets, and when they change.
  var words: String {
    let changes = changes.map { "; from \($0.instant.words) on \($0.offset) s" }
    return "\(offset) s" + changes.joined()
  }
}

extension Instant {
  /// The date and time in universal time, and the fraction of a second.
  var words: String {
    let rest = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    return "\(CivilTime(counting: wholeSeconds))" + (rest == 0 ? "" : " and \(rest) µs")
  }
}
