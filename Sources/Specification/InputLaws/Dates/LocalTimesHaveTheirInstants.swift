extension Law {
  package static let localTimesHaveTheirInstants = Law(
    """
    The instants of a local time are exactly those that show it, in order; it means the first or \
    the last of them, as chosen. A change to a greater offset skips local times, which then mean \
    the instant that would show them in the offset before the change. A change to a smaller offset \
    repeats local times. A date that doesn't exist has no instant.
    """, about: .dates, clauses: ["D7.10", "D7.11", "D7.12", "D7.13", "D7.14"],
    Property(
      forAll: Generator<ZoneTime>.zoneTime.cover("a gap", atLeast: 0.02) {
        $0.zone.counted.seconds(showing: $0.local).isEmpty
      }
      .cover("an overlap", atLeast: 0.02) { $0.zone.counted.seconds(showing: $0.local).count > 1 }
    ) { subject, question in
      let (civil, zone) = (subject.civilTimes, question.zone)
      let instants = civil.instants(question.time, zone)
      let seconds = zone.counted.seconds(showing: question.local)
      try requireEqual(instants, seconds.map { Instant(seconds: $0) }, "the instants")
      for instant in instants {
        try requireEqual(civil.timeAtInstant(instant, zone), question.time, "what is shown")
      }
      for choice in OverlapChoice.allCases {
        let meant = zone.counted.second(of: question.local, choosing: choice)
        try requireEqual(
          civil.instant(question.time, zone, choice), Instant(seconds: meant), "the \(choice)")
      }
      for (index, change) in zone.changes.enumerated() {
        let before = index == 0 ? zone.offset : zone.changes[index - 1].offset
        let ends = [before, change.offset].map { change.instant.wholeSeconds + $0 }.sorted()
        let changed = ChangedTimes(isSkipping: before < change.offset, seconds: ends[0]..<ends[1])
        try requireEqual(
          civil.changedTimes(index, zone), before == change.offset ? nil : changed,
          "what change \(index) skips or repeats")
      }
      var missing = question.time
      missing.day = 32
      try requireEqual(civil.instants(missing, zone), [], "no such date")
      try requireEqual(civil.instant(missing, zone, .first), nil, "no such date")
    })
}
