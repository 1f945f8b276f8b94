extension Law {
  package static let overlapsTakeTheChoice = Law(
    """
    A local time that one instant shows means that instant. One that several show means the first \
    or the last of them, as chosen.
    """,
    about: .dates, clauses: ["D7.13"],
    Property(
      forAll: Generator<ZoneTime>.zoneTime.cover("an overlap", atLeast: 0.02) {
        $0.zone.counted.seconds(showing: $0.local).count > 1
      }
    ) { subject, question in
      let seconds = question.zone.counted.seconds(showing: question.local)
      guard let first = seconds.first, let last = seconds.last else { return }
      for (choice, second) in [(OverlapChoice.first, first), (.second, last)] {
        try requireEqual(
          subject.civilTimes.instant(question.time, question.zone, choice),
          Instant(seconds: second), "the \(choice) instant")
      }
    })
}
