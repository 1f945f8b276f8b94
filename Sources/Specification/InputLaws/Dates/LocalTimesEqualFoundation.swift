extension Law {
  package static let localTimesEqualFoundation = Law(
    """
    From 1971 to 2036, in thirteen zones, a local time means the instant that Foundation's \
    Gregorian calendar returns: the first one in an overlap, and the one after the gap in a gap.
    """, clauses: ["D7.11", "D7.13", "D7.14"],
    Property(
      forAll: Generator<PlatformTime>.platformTime.cover("is in a gap", atLeast: 0.02) {
        $0.zone.counted.seconds(showing: $0.local).isEmpty
      }
      .cover("is in an overlap", atLeast: 0.02) {
        $0.zone.counted.seconds(showing: $0.local).count > 1
      }
    ) { subject, question in
      let instant = subject.civilTimes.instant(question.time, question.zone, .first)
      try requireEqual(instant, question.answerOfFoundation, "\(question.time) in \(question.name)")
    })
}

/// A local time in one of Foundation's zones.
private struct PlatformTime: CustomStringConvertible, Sendable {
  let name: String
  let zone: CivilZone
  let local: Int
  let answerOfFoundation: Instant?

  init(_ zone: PlatformZone, _ local: Int) {
    name = zone.name
    self.zone = zone.zone
    self.local = local
    answerOfFoundation = zone.instant(of: CivilTime(counting: local))
  }

  var time: CivilTime { CivilTime(counting: local) }

  var description: String { "zone     \(name)\nlocal    \(time)" }
}

extension Generator<PlatformTime> {
  /// A local time from 1971 to 2036, usually near a clock change.
  fileprivate static let platformTime = Generator { source in
    let zone = source.element(of: PlatformZone.all)
    let years = 31_536_000...2_114_380_799
    if source.flip(0.2) || zone.zone.changes.isEmpty {
      let local = source.int(in: years)
      return PlatformTime(zone, local)
    }
    let change = source.element(of: zone.zone.changes)
    let span = source.element(of: [7_200, 100_000])
    let local = change.instant.wholeSeconds + change.offset - span + source.int(upTo: 2 * span)
    return PlatformTime(zone, min(max(years.lowerBound, local), years.upperBound))
  }
}
