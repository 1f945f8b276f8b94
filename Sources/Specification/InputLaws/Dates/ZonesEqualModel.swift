extension Law {
  package static let zonesEqualModel = Law(
    """
    Zones are judged, and have offsets, local times and instants, as in the model.
    """,
    about: .dates, .comparison, clauses: ["D7", "M2.12"],
    Property(forAll: .zoneMoment, .zoneTime, .zoneParts, .optionalRule) {
      subject, moment, question, parts, rule in
      let (civil, model) = (subject.civilTimes, Implementation.CivilTimes.model)
      try requireEqual(
        civil.problemOfZone(parts.offset, parts.changes, rule),
        model.problemOfZone(parts.offset, parts.changes, rule), "why it isn't a zone")
      let (instant, zone) = (moment.instant, moment.zone)
      try requireEqual(civil.offset(instant, zone), model.offset(instant, zone), "the offset")
      try requireEqual(
        civil.timeAtInstant(instant, zone), model.timeAtInstant(instant, zone), "the local time")
      try requireEqual(
        civil.weekdayOfTime(question.time), model.weekdayOfTime(question.time), "the weekday")
      let (time, other) = (question.time, question.zone)
      try requireEqual(civil.instants(time, other), model.instants(time, other), "the instants")
      for choice in OverlapChoice.allCases {
        try requireEqual(
          civil.instant(time, other, choice), model.instant(time, other, choice), "the \(choice)")
      }
      for index in -1...other.changes.count {
        try requireEqual(
          civil.changedTimes(index, other), model.changedTimes(index, other), "change \(index)")
      }
    })
}

extension Generator<ZoneRule?> {
  /// A rule, sometimes with a part out of its range; or none.
  fileprivate static var optionalRule: Generator {
    Generator { source in
      guard source.flip(0.7) else { return nil }
      var rule = source.zoneRule()
      if source.flip(0.2) { rule.standard = source.element(of: [93_601, -93_601, .max, .min]) }
      if source.flip(0.2) { rule.summer?.offset = source.element(of: [93_601, -93_601, .max]) }
      if source.flip(0.2) { rule.summer?.start.seconds = source.element(of: [601_201, .min]) }
      if source.flip(0.2) {
        rule.summer?.end.day = source.element(of: [
          .julian(0), .julian(366), .zeroBased(-1), .zeroBased(366),
          .weekday(month: 0, week: 1, weekday: 1), .weekday(month: 1, week: 6, weekday: 1),
          .weekday(month: 12, week: 5, weekday: 8),
        ])
      }
      return rule
    }
  }
}
