extension Law {
  package static let zonesEqualModel = Law(
    """
    A time zone has the model's offsets, local times and instants, or is refused for the model's \
    reason.
    """, clauses: ["D7", "D7.1", "D7.12", "M2.12"],
    Property(comparing: .zoneMoment, .zoneTime, .zoneParts, .optionalRule) {
      subject, moment, question, parts, rule in
      let (civil, time, zone) = (subject.civilTimes, question.time, question.zone)
      return [
        "problem of a zone": civil.problemOfZone(parts.offset, parts.changes, rule),
        "offset": civil.offset(moment.instant, moment.zone),
        "local time": civil.timeAtInstant(moment.instant, moment.zone),
        "weekday": civil.weekdayOfTime(time), "instants": civil.instants(time, zone),
        "meant": OverlapChoice.allCases.map { civil.instant(time, zone, $0) },
        "changes": (-1...zone.changes.count).map { civil.changedTimes($0, zone) },
      ]
    })
}

extension Generator<ZoneRule?> {
  /// A rule, possibly with parts out of range, or `nil`.
  fileprivate static let optionalRule = Generator { source in
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
