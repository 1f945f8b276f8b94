extension Law {
  package static let civilTimesRise = Law(
    """
    In the years −290,000 to 290,000, every instant has a local time: the seconds since 1970 plus \
    the zone's offset. Outside these years, an instant has no local time.
    """, clauses: ["D7.9", "D7.10", "D10.2"],
    Property(forAll: .shownInstant) { subject, input in
      let second = input.instant.wholeSeconds
      for later in [second, second.addingReportingOverflow(1).partialValue] {
        let instant = Instant(seconds: later)
        let local = later + input.zone.counted.offset(at: later)
        let isShown = (-9_213_683_299_200..<9_089_380_483_200).contains(local)
        let time = subject.civilTimes.timeAtInstant(
          later == second ? input.instant : instant, input.zone)
        guard let time else { return try require(!isShown, "no time at \(instant.words)") }
        try require(isShown, "\(time) is shown, outside the supported years")
        try require(time.exists, "\(time) doesn't exist")
        try requireEqual(time.count, local, "\(time) is shown at \(instant.words)")
        guard (1...9_999).contains(time.year) else { continue }
        try requireEqual(subject.civilTimes.weekdayOfTime(time), time.dayOfWeek, "day of \(time)")
      }
    })
}

extension Generator<(zone: CivilZone, instant: Instant)> {
  fileprivate static let shownInstant = Generator { source in
    let second = source.landmark()
    let zone = source.zone(near: second)
    let changes = zone.changes.map(\.instant.wholeSeconds)
    let near = changes.isEmpty ? second : source.element(of: changes)
    let any = source.int(in: -62_135_596_800...253_402_300_799)
    let instant = source.instant(near: source.flip(0.3) ? any : near)
    return (zone, instant)
  }
}
