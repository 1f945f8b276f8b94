extension Implementation.CivilTimes {
  /// The package's implementation.
  static let reference = Self(
    problemOfDate: { year, month, day in
      refusal { () throws(CivilDateError) in try CivilDate(year: year, month: month, day: day) }
    },
    dayNumber: { $0.dayNumber },
    dateOfDayNumber: { (number) throws(CivilDateError) in try CivilDate(dayNumber: number) },
    weekday: { $0.weekday },
    weekdayOfTime: { $0.weekday },
    weekdayOrdinal: { $0.weekdayOrdinal },
    dateOfOrdinal: { (day) throws(CivilDateError) in
      try CivilDate(
        year: day.year, month: day.month, weekday: day.weekday, ordinal: day.ordinal)
    },
    dayOfWeek: { date in
      let week = ISOWeek(of: date)
      return DayOfISOWeek(year: week.year, week: week.week, weekday: date.isoWeekday)
    },
    dateOfWeek: { (day) throws(CivilDateError) in
      try ISOWeek(year: day.year, week: day.week).date(weekday: day.weekday)
    },
    sum: { (date, period) throws(CivilDateError) in try date.adding(period) },
    difference: { $0.difference(to: $1, in: $2) },
    problemOfTime: { hour, minute, second, millisecond in
      refusal { () throws(TimeOfDayError) in
        try TimeOfDay(hour: hour, minute: minute, second: second, millisecond: millisecond)
      }
    },
    offsetOfFormatProblem: { format in
      refusal { () throws(DateFormatError) in try DateFormat(format) }?.offset
    },
    formatted: { time, format, names, zone in
      try? DateFormat(format).text(of: time, names: names, zoneName: zone)
    },
    problemOfZone: { offset, changes, rule in
      refusal { () throws(CivilZoneError) in
        try CivilZone(offset: offset, changes: changes, rule: rule)
      }
    },
    offset: { $1.offset(at: $0) },
    timeAtInstant: { $1.civilTime(at: $0) },
    instantOfSeconds: { (seconds) throws(InstantError) in
      try Instant(secondsSince1970: seconds)
    },
    instants: { $1.instants(of: $0) },
    instant: { $1.instant(of: $0, in: $2) },
    changedTimes: { index, zone in
      guard zone.changes.indices.contains(index) else { return nil }
      return zone.clockChange(at: zone.changes[index].instant).map {
        ChangedTimes(isSkipping: $0.kind == .skips, seconds: $0.localSeconds)
      }
    },
    zoneOfFile: { (bytes) throws(ZoneFileError) in try CivilZone(compiled: bytes) },
    ruleOfText: { (text, version) throws(ZoneFileError) in
      try ZoneRule(posix: text, version: version)
    })
}
