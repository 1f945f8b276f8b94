extension Law {
  package static let localTimesHaveTheirInstants = Law(
    """
    The instants of a local time are exactly those that show it, in order. A date or a time of day \
    that doesn't exist has none.
    """,
    about: .dates, clauses: ["D7.10", "D7.11"],
    Property(
      forAll: Generator<ZoneTime>.zoneTime
        .cover("a gap", atLeast: 0.02) { $0.zone.counted.seconds(showing: $0.local).isEmpty }
        .cover("an overlap", atLeast: 0.02) {
          $0.zone.counted.seconds(showing: $0.local).count > 1
        }
    ) { subject, question in
      let (civil, zone) = (subject.civilTimes, question.zone)
      let instants = civil.instants(question.time, zone)
      let seconds = zone.counted.seconds(showing: question.local)
      try requireEqual(instants, seconds.map { Instant(seconds: $0) }, "the instants")
      for instant in instants {
        try requireEqual(civil.timeAtInstant(instant, zone), question.time, "what is shown")
      }
      var missing = question.time
      missing.day = 32
      try requireEqual(civil.instants(missing, zone), [], "no such date")
      try requireEqual(civil.instant(missing, zone, .first), nil, "no such date")
    })
}
