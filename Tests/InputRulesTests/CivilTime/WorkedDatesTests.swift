import InputRules
import InputRulesModel
import Testing

/// The dates that the *Dates* article works out, each also by the model.
@Suite struct WorkedDatesTests {
  /// 9 January 2007, 18:00 in universal time: the announcement of a phone.
  private let announced = Instant(seconds: 1_168_365_600)
  private let model = ModelCivilTime()

  private static func newYork() throws -> CivilZone {
    try CivilZone(rule: ZoneRule(posix: "EST5EDT,M3.2.0,M11.1.0"))
  }

  @Test(
    arguments: [
      (-5 * 3_600, 9, 13, 3), (-8 * 3_600, 9, 10, 3), (9 * 3_600, 10, 3, 4),
    ])
  func `An instant has its components in each zone (D10.15)`(
    offset: Int, day: Int, hour: Int, weekday: Int
  ) throws {
    let zone = try CivilZone(offset: offset)
    let time = CivilTime(year: 2007, month: 1, day: day, hour: hour, minute: 0)
    let found = try #require(zone.components(at: announced))
    #expect(found.time == time)
    #expect((found.weekday, found.weekdayOrdinal) == (weekday, 2))
    #expect(found.week == (try ISOWeek(year: 2007, week: 2)))
    #expect(ModelZones().civilTime(at: announced, in: zone) == time)
    let date = try CivilDate(year: 2007, month: 1, day: day)
    #expect((model.weekday(of: date), model.weekdayOrdinal(of: date)) == (weekday, 2))
  }

  @Test func `One instant is 10:00 in the west and 13:00 in the east (D7.11)`() throws {
    let west = try CivilZone(rule: ZoneRule(posix: "PST8PDT,M3.2.0,M11.1.0"))
    for (year, month, day) in [(2007, 1, 9), (2010, 1, 27)] {
      let ten = CivilTime(year: year, month: month, day: day, hour: 10)
      let one = CivilTime(year: year, month: month, day: day, hour: 13)
      let instants = west.instants(of: ten)
      #expect(instants.count == 1)
      #expect(instants == (try Self.newYork()).instants(of: one))
      #expect(instants == ModelZones().instants(of: ten, in: west))
    }
  }

  @Test func `Nineteen hours ahead, 10 March 1876 is the 11th (D7.10)`() throws {
    let noon = CivilTime(year: 1876, month: 3, day: 10, hour: 12)
    let call = try #require(try CivilZone(offset: -5 * 3_600).instant(of: noon))
    let later = CivilTime(year: 1876, month: 3, day: 11, hour: 7)
    let zone = try CivilZone(offset: 14 * 3_600)
    #expect(zone.civilTime(at: call) == later)
    #expect(ModelZones().civilTime(at: call, in: zone) == later)
  }

  @Test func `8:52 on 19 January 2015 is 443 million seconds after 2001 (D10.4)`() throws {
    let morning = CivilTime(year: 2015, month: 1, day: 19, hour: 8, minute: 52)
    let instant = try #require((try Self.newYork()).instant(of: morning))
    let start = CivilZone.universal.instant(of: CivilTime(year: 2001, month: 1, day: 1))
    let microseconds = instant.microseconds - (try #require(start)).microseconds
    #expect(microseconds == 443_368_320_000_000)
  }

  @Test func `Weekdays are 1 for Sunday to 7 for Saturday (D10.5)`() throws {
    for weekday in 1...7 {
      let date = try CivilDate(year: 2015, month: 3, day: weekday)
      #expect(date.weekday == weekday)
      #expect(model.weekday(of: date) == weekday)
    }
  }

  @Test func `The first Saturday of March 2015 at 11:00 in New York (D10.6)`() throws {
    let date = try CivilDate(year: 2015, month: 3, weekday: 7, ordinal: 1)
    #expect(date.description == "2015-03-07")
    #expect(try model.date(year: 2015, month: 3, weekday: 7, ordinal: 1) == date)
    let (zone, time) = (try Self.newYork(), CivilTime(date, hour: 11))
    #expect(zone.instant(of: time) == Instant(seconds: 1_425_744_000))
    #expect(ModelZones().instants(of: time, in: zone) == [Instant(seconds: 1_425_744_000)])
  }

  @Test func `Thursday of week 18 of 2015 (D10.8)`() throws {
    let date = try ISOWeek(year: 2015, week: 18).date(weekday: 4)
    #expect(date.description == "2015-04-30")
    #expect(try model.date(isoYear: 2015, week: 18, weekday: 4) == date)
  }

  @Test(
    arguments: [
      ("'Year: 'y' Month: 'M' Day: 'd", "Year: 2007 Month: 1 Day: 9"),
      ("MM/dd/yy", "01/09/07"),
      ("MMM dd, yyyy", "Jan 09, 2007"),
      ("E MMM dd, yyyy", "Tue Jan 09, 2007"),
      ("EEEE, MMMM dd, yyyy' at 'h:mm a.", "Tuesday, January 09, 2007 at 10:00 AM."),
      (
        "EEEE, MMMM dd, yyyy' at 'h:mm a zzzz.",
        "Tuesday, January 09, 2007 at 10:00 AM Pacific Standard Time."
      ),
    ])
  func `Format strings write what the article says (D10.18)`(
    format: String, text: String
  ) throws {
    let time = try #require(try CivilZone(offset: -8 * 3_600).civilTime(at: announced))
    try expect(format, writes: text, at: time, zone: "Pacific Standard Time")
  }

  @Test(
    arguments: [
      ("M/d/yy, h:mm a", "1/27/10, 1:00 PM", ""),
      ("MMM d, y, h:mm:ss a", "Jan 27, 2010, 1:00:00 PM", ""),
      ("MMMM d, y 'at' h:mm:ss a zzzz", "January 27, 2010 at 1:00:00 PM EST", "EST"),
      (
        "EEEE, MMMM d, y 'at' h:mm:ss a zzzz",
        "Wednesday, January 27, 2010 at 1:00:00 PM Eastern Standard Time", "Eastern Standard Time"
      ),
    ])
  func `The formats of the four styles write what they show (D10.18)`(
    format: String, text: String, zone: String
  ) throws {
    let time = CivilTime(year: 2010, month: 1, day: 27, hour: 13)
    try expect(format, writes: text, at: time, zone: zone)
  }

  private func expect(
    _ format: String, writes text: String, at time: CivilTime, zone: String
  ) throws {
    #expect(try DateFormat(format).text(of: time, names: .english, zoneName: zone) == text)
    #expect(model.text(of: time, format: format, names: .english, zoneName: zone) == text)
  }
}
