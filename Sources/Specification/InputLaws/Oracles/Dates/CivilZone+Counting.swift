// The model's answers about zones, for laws and generators.
extension CivilZone {
  /// The model of the zone's offsets.
  var counted: ZoneOffsets { ZoneOffsets(self) }

  /// The local time, in seconds, at an instant in microseconds.
  package func localSecond(at instant: Int) -> Int {
    let second = instant.floored(by: 1_000_000)
    return second + counted.offset(at: second)
  }
}

extension CivilZone: Worded {
  /// The offsets, and the instants at which they change.
  package var words: String {
    let changes = changes.map { "; from \($0.instant.words) on \($0.offset) s" }
    return "\(offset) s" + changes.joined()
  }
}

extension Instant: Worded {
  /// The date and time in universal time, and the fraction of a second.
  package var words: String {
    let rest = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    return "\(CivilTime(counting: wholeSeconds))" + (rest == 0 ? "" : " and \(rest) µs")
  }
}
