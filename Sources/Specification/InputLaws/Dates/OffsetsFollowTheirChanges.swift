extension Law {
  package static let offsetsFollowTheirChanges = Law(
    """
    An instant has the offset of the latest change that isn't after it, or else the first offset. \
    After the last change, the rule gives the offset. The local time is the instant's seconds, \
    rounded down, plus the offset.
    """, about: .dates, clauses: ["D7.1", "D7.7", "D7.9", "D7.10"],
    Property(
      forAll: Generator<ZoneMoment>.zoneMoment.cover("at a change", atLeast: 0.05) { moment in
        moment.zone.changes.contains { $0.instant.wholeSeconds == moment.second }
      }
    ) { subject, moment in
      let (civil, zone) = (subject.civilTimes, moment.zone)
      let offset = zone.counted.offset(at: moment.second)
      try requireEqual(civil.offset(moment.instant, zone), offset, "the offset")
      let time = CivilTime(counting: moment.second + offset)
      try requireEqual(civil.timeAtInstant(moment.instant, zone), time, "the local time")
    })
}
