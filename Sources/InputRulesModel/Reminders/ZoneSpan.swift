import InputRules

/// A time in which a zone has one offset, in seconds of universal time since 1970 began (M2.13).
struct ZoneSpan {
  /// The second with which it begins.
  let start: Int
  /// The second with which the next one begins.
  let end: Int
  /// The offset of local time, in seconds.
  let offset: Int

  /// Whether the second belongs to it (M2.13).
  func contains(_ second: Int) -> Bool { start <= second && second < end }
}

extension CivilZone {
  /// The times between the changes, the first without a beginning and the last without an end
  /// (M2.13).
  var spans: [ZoneSpan] {
    let instants = changes.map { $0.instant.microseconds / 1_000_000 }
    let starts = [Int.min] + instants
    let ends = instants + [Int.max]
    let offsets = [offset] + changes.map(\.offset)
    return offsets.indices.map {
      ZoneSpan(start: starts[$0], end: ends[$0], offset: offsets[$0])
    }
  }
}
