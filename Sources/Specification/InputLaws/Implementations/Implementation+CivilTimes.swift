extension Implementation {
  /// The calendar, date formats, zones and zone files of chapter D, as functions of plain data; the
  /// defaults are the package's functions.
  package struct CivilTimes: Sendable {
    package var problemOfDate: @Sendable (Int, Int, Int) -> CivilDateError? = { year, month, day in
      refusal { () throws(CivilDateError) in try CivilDate(year: year, month: month, day: day) }
    }
    package var dayNumber: @Sendable (CivilDate) -> Int = { $0.dayNumber }
    package var dateOfDayNumber: @Sendable (Int) throws(CivilDateError) -> CivilDate =
      CivilDate.init(dayNumber:)
    package var weekday: @Sendable (CivilDate) -> Int = { $0.weekday }
    /// The weekday of a local time, from 1 for Sunday to 7 for Saturday; if the date doesn't exist,
    /// the weekday of a nearby date (M2.1, M2.12).
    package var weekdayOfTime: @Sendable (CivilTime) -> Int = { $0.weekday }
    package var weekdayOrdinal: @Sendable (CivilDate) -> Int = { $0.weekdayOrdinal }
    package var dateOfOrdinal: @Sendable (WeekdayOfMonth) throws(CivilDateError) -> CivilDate = {
      try CivilDate(year: $0.year, month: $0.month, weekday: $0.weekday, ordinal: $0.ordinal)
    }
    package var dayOfWeek = { @Sendable (date: CivilDate) in
      let week = ISOWeek(of: date)
      return DayOfISOWeek(year: week.year, week: week.week, weekday: date.isoWeekday)
    }
    package var dateOfWeek: @Sendable (DayOfISOWeek) throws(CivilDateError) -> CivilDate = {
      try ISOWeek(year: $0.year, week: $0.week).date(weekday: $0.weekday)
    }
    package var sum: @Sendable (CivilDate, CivilPeriod) throws(CivilDateError) -> CivilDate = {
      try $0.adding($1)
    }
    package var difference: @Sendable (CivilDate, CivilDate, Set<CivilPeriod.Unit>) -> CivilPeriod =
      { $0.difference(to: $1, in: $2) }
    package var problemOfTime: @Sendable (Int, Int, Int, Int) -> TimeOfDayError? = {
      hour, minute, second, millisecond in
      refusal { () throws(TimeOfDayError) in
        try TimeOfDay(hour: hour, minute: minute, second: second, millisecond: millisecond)
      }
    }
    package var offsetOfFormatProblem: @Sendable (String) -> Int? = { format in
      refusal { () throws(DateFormatError) in try DateFormat(format) }?.offset
    }
    package var formatted: @Sendable (CivilTime, String, DateNames, String) -> String? = {
      try? DateFormat($1).text(of: $0, names: $2, zoneName: $3)
    }
    package var problemOfZone: @Sendable (Int, [CivilZone.Change], ZoneRule?) -> CivilZoneError? = {
      offset, changes, rule in
      refusal { () throws(CivilZoneError) in
        try CivilZone(offset: offset, changes: changes, rule: rule)
      }
    }
    package var offset: @Sendable (Instant, CivilZone) -> Int = { $1.offset(at: $0) }
    package var timeAtInstant: @Sendable (Instant, CivilZone) -> CivilTime? = {
      $1.civilTime(at: $0)
    }
    package var instantOfSeconds: @Sendable (Double) throws(InstantError) -> Instant = Instant.init(
      secondsSince1970:)
    package var instants: @Sendable (CivilTime, CivilZone) -> [Instant] = { $1.instants(of: $0) }
    package var instant: @Sendable (CivilTime, CivilZone, OverlapChoice) -> Instant? = {
      $1.instant(of: $0, in: $2)
    }
    /// The local times, in seconds, that a clock change skips or repeats, and whether it skips them
    /// (D7.12).
    package var changedTimes: @Sendable (Int, CivilZone) -> ChangedTimes? = { index, zone in
      guard zone.changes.indices.contains(index) else { return nil }
      return zone.clockChange(at: zone.changes[index].instant).map {
        ChangedTimes(isSkipping: $0.kind == .skips, seconds: $0.localSeconds)
      }
    }
    package var zoneOfFile: @Sendable ([UInt8]) throws(ZoneFileError) -> CivilZone = CivilZone.init(
      compiled:)
    package var ruleOfText: @Sendable (String, Int) throws(ZoneFileError) -> ZoneRule =
      ZoneRule.init(posix:version:)
  }
}

extension Implementation.CivilTimes {
  private static let days = ModelCivilTime()
  private static let zones = ModelZones()

  static let model = Self(
    problemOfDate: days.problem(year:month:day:), dayNumber: days.dayNumber(of:),
    dateOfDayNumber: days.date(ofDayNumber:), weekday: days.weekday(of:),
    weekdayOfTime: days.weekday(of:), weekdayOrdinal: days.weekdayOrdinal(of:),
    dateOfOrdinal: { (day) throws(CivilDateError) in
      try days.date(year: day.year, month: day.month, weekday: day.weekday, ordinal: day.ordinal)
    },
    dayOfWeek: { date in
      let (year, week, weekday) = days.week(of: date)
      return DayOfISOWeek(year: year, week: week, weekday: weekday)
    },
    dateOfWeek: { (day) throws(CivilDateError) in
      try days.date(isoYear: day.year, week: day.week, weekday: day.weekday)
    }, sum: days.sum(_:_:), difference: days.difference(from:to:in:),
    problemOfTime: days.problem(hour:minute:second:millisecond:),
    offsetOfFormatProblem: days.offsetOfProblem(inFormat:),
    formatted: { time, format, names, zone in
      guard days.offsetOfProblem(inFormat: format) == nil else { return nil }
      return days.text(of: time, format: format, names: names, zoneName: zone)
    }, problemOfZone: zones.problem(of:changes:rule:), offset: zones.offset(at:in:),
    timeAtInstant: zones.civilTime(at:in:), instantOfSeconds: days.instant(secondsSince1970:),
    instants: zones.instants(of:in:), instant: zones.instant(of:in:choosing:),
    changedTimes: { index, zone in
      zones.localSeconds(atChange: index, of: zone).map { isGap, range in
        ChangedTimes(isSkipping: isGap, seconds: range)
      }
    },
    zoneOfFile: { (bytes) throws(ZoneFileError) in
      let (offset, changes, rule) = try zones.zone(ofFile: bytes)
      do throws(CivilZoneError) {
        return try CivilZone(offset: offset, changes: changes, rule: rule)
      } catch { throw .zone(error) }
    },
    ruleOfText: { (text, version) throws(ZoneFileError) in
      try zones.rule(ofText: Array(text.utf8), version: version)
    })
}

/// A weekday in a month, such as the fifth Monday; there may be no such day (D10.6).
public struct WeekdayOfMonth: Hashable, Sendable {
  /// The year, which may be any number.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The weekday, from 1 for Sunday to 7 for Saturday.
  public var weekday: Int
  /// The weekday's ordinal in the month, from 1 to 5.
  public var ordinal: Int
}

/// A day of an ISO week; there may be no such day (D10.7, D10.8).
public struct DayOfISOWeek: Hashable, Sendable, CustomStringConvertible {
  /// The year to which the week belongs.
  public var year: Int
  /// The week, from 1 to 53.
  public var week: Int
  /// The weekday, from 1 for Monday to 7 for Sunday.
  public var weekday: Int

  /// The year, the week and the weekday, such as 2026-W1-4.
  public var description: String { "\(year)-W\(week)-\(weekday)" }
}

/// The local times that a zone's clock change skips or repeats (D7.12).
public struct ChangedTimes: Hashable, Sendable {
  /// Whether the clock skips these times; otherwise, it repeats them.
  public var isSkipping: Bool
  /// The local times, in seconds since 1970-01-01 00:00.
  public var seconds: Range<Int>
}
