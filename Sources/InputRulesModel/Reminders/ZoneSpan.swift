import InputRules

/// A time span in which a zone has one offset, in seconds of universal time since the start of 1970
/// (M2.13).
struct ZoneSpan {
  /// Its first second.
  let start: Int
  /// The first second of the next one.
  let end: Int
  /// The offset of local time, in seconds.
  let offset: Int

  /// Whether the second belongs to it (M2.13).
  func contains(_ second: Int) -> Bool { start <= second && second < end }
}

extension CivilZone {
  /// The time spans between the changes, the first without a start and the last without an end
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
