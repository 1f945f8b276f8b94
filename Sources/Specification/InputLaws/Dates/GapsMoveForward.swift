extension Law {
  package static let gapsMoveForward = Law(
    """
    A change to a greater offset skips the local times between what it would show in the two \
    offsets, and a change to a smaller one repeats them. A local time that no instant shows means \
    the instant that would show it in the offset before the first change that skips it.
    """,
    about: .dates, clauses: ["D7.12", "D7.14"],
    Property(
      forAll: Generator<ZoneTime>.zoneTime
        .cover("a gap", atLeast: 0.02) { $0.zone.counted.seconds(showing: $0.local).isEmpty }
    ) { subject, question in
      let (civil, zone) = (subject.civilTimes, question.zone)
      for (index, change) in zone.changes.enumerated() {
        let before = index == 0 ? zone.firstOffset : zone.changes[index - 1].offset
        let ends = [before, change.offset].map { change.instant.wholeSeconds + $0 }.sorted()
        let changed = ChangedTimes(
          isSkipping: before < change.offset, seconds: ends[0]..<ends[1])
        try requireEqual(
          civil.changedTimes(index, zone), before == change.offset ? nil : changed,
          "what change \(index) skips or repeats")
      }
      let clock = zone.counted
      guard clock.seconds(showing: question.local).isEmpty else { return }
      for choice in OverlapChoice.allCases {
        let meant = clock.second(of: question.local, choosing: choice)
        try requireEqual(
          civil.instant(question.time, zone, choice), Instant(seconds: meant), "moved forward")
      }
    })
}

extension CivilZone {
  /// The offset before the first change.
  fileprivate var firstOffset: Int { offset }
}
