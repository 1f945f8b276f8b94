extension Implementation {
  /// The calendar, date formats, zones and zone files of chapter D, as functions of plain data.
  public struct CivilTimes: Sendable {
    /// Why a year, a month and a day aren't a date; nil if they are (D10.3).
    public var problemOfDate: @Sendable (Int, Int, Int) -> CivilDateError?

    /// The day number of a date (D10.4).
    public var dayNumber: @Sendable (CivilDate) -> Int

    /// The date of a day number (D10.4).
    public var dateOfDayNumber: @Sendable (Int) throws(CivilDateError) -> CivilDate

    /// The weekday of a date, from 1 for Sunday to 7 (D10.5).
    public var weekday: @Sendable (CivilDate) -> Int

    /// The weekday of a local time, from 1 for Sunday to 7; of a date near it if it has none (M2.1,
    /// M2.12).
    public var weekdayOfTime: @Sendable (CivilTime) -> Int

    /// The ordinal of a date's weekday in its month (D10.6).
    public var weekdayOrdinal: @Sendable (CivilDate) -> Int

    /// The date of a weekday of a month, by its ordinal (D10.6).
    public var dateOfOrdinal: @Sendable (WeekdayOfMonth) throws(CivilDateError) -> CivilDate

    /// The ISO week of a date, and its ISO weekday (D10.7).
    public var dayOfWeek: @Sendable (CivilDate) -> DayOfISOWeek

    /// The date of a day of an ISO week (D10.8).
    public var dateOfWeek: @Sendable (DayOfISOWeek) throws(CivilDateError) -> CivilDate

    /// A date plus a period (D10.10, D10.11).
    public var sum: @Sendable (CivilDate, CivilPeriod) throws(CivilDateError) -> CivilDate

    /// The period from one date to another in some units (D10.12).
    public var difference: @Sendable (CivilDate, CivilDate, Set<CivilPeriod.Unit>) -> CivilPeriod

    /// Why an hour, a minute, a second and a millisecond aren't a time of day; nil if they are
    /// (D10.14).
    public var problemOfTime: @Sendable (Int, Int, Int, Int) -> TimeOfDayError?

    /// Where a text goes wrong that isn't a date format; nil if it is one (D10.20).
    public var offsetOfFormatProblem: @Sendable (String) -> Int?

    /// A local time in a date format, with the name of the zone; nil if it isn't one (D10.18).
    public var formatted: @Sendable (CivilTime, String, DateNames, String) -> String?

    /// Why an offset, changes and a rule aren't a zone; nil if they are (D7.3, D7.8).
    public var problemOfZone: @Sendable (Int, [CivilZone.Change], ZoneRule?) -> CivilZoneError?

    /// The offset of a zone at an instant (D7.7, D7.9).
    public var offset: @Sendable (Instant, CivilZone) -> Int

    /// The local time at an instant (D7.10).
    public var timeAtInstant: @Sendable (Instant, CivilZone) -> CivilTime?

    /// The instant so many seconds after the start of 1970 (D18.1).
    public var instantOfSeconds: @Sendable (Double) throws(InstantError) -> Instant

    /// The instants of a local time (D7.11).
    public var instants: @Sendable (CivilTime, CivilZone) -> [Instant]

    /// The instant that a local time means (D7.13, D7.14).
    public var instant: @Sendable (CivilTime, CivilZone, OverlapChoice) -> Instant?

    /// The local times, in seconds, that the change with that index skips or repeats, and whether
    /// it skips them (D7.12).
    public var changedTimes: @Sendable (Int, CivilZone) -> ChangedTimes?

    /// The zone of a file's bytes (D12.1 to D12.11).
    public var zoneOfFile: @Sendable ([UInt8]) throws(ZoneFileError) -> CivilZone

    /// The rule of a text in a file of that version (D12.12, D12.13).
    public var ruleOfText: @Sendable (String, Int) throws(ZoneFileError) -> ZoneRule
  }
}
