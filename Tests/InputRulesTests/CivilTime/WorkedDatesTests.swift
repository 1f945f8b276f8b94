import InputRules
import InputRulesModel
import Testing

/// The dates that the *Dates* article computes, each of which is also checked with the model.
@Suite struct WorkedDatesTests {
  /// When the iPhone was announced: January 9, 2007, 18:00 in universal time.
  private let announced = Instant(seconds: 1_168_365_600)
  private let model = ModelCivilTime()

  @Test(
    arguments: [
      (-5 * 3_600, 9, 13, 3), (-8 * 3_600, 9, 10, 3), (9 * 3_600, 10, 3, 4),
    ])
  func `An instant has the right components in each time zone (D10.15)`(
    offset: Int, day: Int, hour: Int, weekday: Int
  ) throws {
    let zone = try CivilZone(offset: offset)
    let time = CivilTime(year: 2007, month: 1, day: day, hour: hour, minute: 0)
    let found = try #require(zone.components(at: announced))
    #expect(found.time == time)
    #expect((found.weekday, found.weekdayOrdinal) == (weekday, 2))
    #expect(found.week == (try ISOWeek(year: 2007, week: 2)))
    #expect(ModelZones().civilTime(at: announced, in: zone) == time)
    #expect(zone.components(at: Instant(microseconds: .max)) == nil)
  }

  @Test(
    arguments: [
      ("'Year: 'y' Month: 'M' Day: 'd", "Year: 2007 Month: 1 Day: 9"),
      ("MM/dd/yy", "01/09/07"), ("E MMM dd, yyyy", "Tue Jan 09, 2007"),
      ("MMMM d, y 'at' h:mm:ss a zzzz", "January 9, 2007 at 10:00:00 AM Pacific Standard Time"),
      (
        "EEEE, MMMM dd, yyyy' at 'h:mm a zzzz.",
        "Tuesday, January 09, 2007 at 10:00 AM Pacific Standard Time."
      ),
    ])
  func `A date format writes the article's text (D10.18)`(format: String, text: String) throws {
    let time = try #require(try CivilZone(offset: -8 * 3_600).civilTime(at: announced))
    let zone = "Pacific Standard Time"
    #expect(try DateFormat(format).text(of: time, names: .english, zoneName: zone) == text)
    #expect(model.text(of: time, format: format, names: .english, zoneName: zone) == text)
  }

  @Test func `Descriptions of dates, times and periods follow ISO 8601`() throws {
    let years = [(2026, "2026"), (0, "0000"), (-44, "-0044"), (12_026, "+12026")]
    for (year, text) in years {
      #expect(try "\(CivilDate(year: year, month: 11, day: 21))" == text + "-11-21")
    }
    let (one, other) = (
      try CivilDate(year: 2024, month: 2, day: 29), try CivilDate(year: 2026, month: 4, day: 1)
    )
    #expect("\(one.difference(to: other))" == "P2Y1M3D" && "\(CivilPeriod())" == "P0D")
    #expect("\(one.difference(to: other, in: [.years, .weeks]))" == "P2Y4W")
    let last = try TimeOfDay(hour: 23, minute: 59, second: 59, millisecond: 999)
    #expect("\(last)" == "23:59:59.999" && last.milliseconds == 86_399_999)
    #expect(try TimeOfDay(hour: 9, minute: 5) < last)
  }

  @Test(
    arguments: [
      ("EST5EDT,M3.2.0,M11.1.0", ["2024-03-10 03:00:00 -14400", "2024-11-03 01:00:00 -18000"]),
      (
        "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
        ["2024-03-30 23:00:00 -7200", "2024-10-26 22:00:00 -10800"]
      ),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", ["2024-03-31 02:00:00 3600", "2024-10-27 01:00:00 0"]),
      (
        "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
        ["2024-04-07 01:30:00 37800", "2024-10-06 02:30:00 39600"]
      ),
      ("AAA0BBB,J60/0,J61/0", ["2024-03-01 01:00:00 3600", "2024-03-01 23:00:00 0"]),
      ("AAA0BBB,59/0,60/0", ["2024-02-29 01:00:00 3600", "2024-02-29 23:00:00 0"]), ("UTC0", []),
    ] as [(String, [String])])
  func `Clocks change as a zone's POSIX string defines (D7.4, D12.12)`(
    text: String, expected: [String]
  ) throws {
    let zone = try CivilZone(rule: ZoneRule(posix: text))
    var (instant, changes) = (Instant(seconds: 1_704_200_000), [String]())
    while changes.count < 2, let change = zone.nextChange(after: instant) {
      instant = change.instant
      changes.append("\(zone.civilTime(at: instant)?.description ?? "") \(change.offset)")
    }
    #expect(changes == expected)
    #expect(zone.nextChange(after: Instant(microseconds: .max)) == nil)
  }
}
