extension Implementation.CivilTimes {
  private static let days = ModelCivilTime()
  private static let zones = ModelZones()

  /// The specification's model.
  static let model = Self(
    problemOfDate: days.problem(year:month:day:),
    dayNumber: days.dayNumber(of:),
    dateOfDayNumber: days.date(ofDayNumber:),
    weekday: days.weekday(of:),
    weekdayOfTime: days.weekday(of:),
    weekdayOrdinal: days.weekdayOrdinal(of:),
    dateOfOrdinal: { (day) throws(CivilDateError) in
      try days.date(
        year: day.year, month: day.month, weekday: day.weekday, ordinal: day.ordinal)
    },
    dayOfWeek: { date in
      let (year, week, weekday) = days.week(of: date)
      return DayOfISOWeek(year: year, week: week, weekday: weekday)
    },
    dateOfWeek: { (day) throws(CivilDateError) in
      try days.date(isoYear: day.year, week: day.week, weekday: day.weekday)
    },
    sum: days.sum(_:_:),
    difference: days.difference(from:to:in:),
    problemOfTime: days.problem(hour:minute:second:millisecond:),
    offsetOfFormatProblem: days.offsetOfProblem(inFormat:),
    formatted: { time, format, names, zone in
      guard days.offsetOfProblem(inFormat: format) == nil else { return nil }
      return days.text(of: time, format: format, names: names, zoneName: zone)
    },
    problemOfZone: zones.problem(of:changes:rule:),
    offset: zones.offset(at:in:),
    timeAtInstant: zones.civilTime(at:in:),
    instantOfSeconds: days.instant(secondsSince1970:),
    instants: zones.instants(of:in:),
    instant: zones.instant(of:in:choosing:),
    changedTimes: { index, zone in
      zones.localSeconds(atChange: index, of: zone).map { isGap, range in
        ChangedTimes(isSkipping: isGap, seconds: range)
      }
    },
    zoneOfFile: { (bytes) throws(ZoneFileError) in
      let (offset, changes, rule) = try zones.zone(ofFile: bytes)
      do throws(CivilZoneError) {
        return try CivilZone(offset: offset, changes: changes, rule: rule)
      } catch {
        throw .zone(error)
      }
    },
    ruleOfText: { (text, version) throws(ZoneFileError) in
      try zones.rule(ofText: Array(text.utf8), version: version)
    })
}
