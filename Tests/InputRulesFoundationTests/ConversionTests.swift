import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Conversions between Foundation's values and our instants, dates and patterns (D7.9, M2.1).
@Suite struct ConversionTests {
  @Test func `A Foundation date becomes the nearest microsecond (chapter M)`() {
    let date = Date(timeIntervalSince1970: 1_795_219_200.25)
    #expect(Instant(date).microseconds == 1_795_219_200_250_000)
    #expect(Date(Instant(date)) == date)
    #expect(Instant(Date(timeIntervalSince1970: 1e300)).microseconds == .max)
    #expect(Instant(Date(timeIntervalSince1970: -.infinity)).microseconds == .min)
    for seconds in [Double.nan, .infinity, .greatestFiniteMagnitude] {
      let instant = Instant(Date(timeIntervalSince1970: seconds))
      #expect(abs(Date(instant).timeIntervalSince1970) > 9e12)
    }
  }

  @Test(arguments: [Int.min, -(1 << 62), 1 << 62, Int.max])
  func `A time zone never traps for an instant beyond the limits of calendars`(second: Int) throws {
    let instant = Instant(seconds: second)
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    if let zone = try? CivilZone(berlin, in: instant...instant) { #expect(zone.changes.isEmpty) }
  }

  @Test(arguments: [(-4_000, 2, 29), (0, 12, 31), (1, 1, 1), (1_582, 10, 15), (9_999, 12, 31)])
  func `A civil date is read back from its components`(year: Int, month: Int, day: Int) throws {
    let date = try CivilDate(year: year, month: month, day: day)
    #expect(CivilDate(DateComponents(date)) == date)
    let time = CivilTime(date, hour: 23, minute: 59, second: 58)
    #expect(CivilTime(DateComponents(time)) == time)
  }

  @Test func `Incomplete or impossible date components don't make a civil date`() {
    let hebrew = Calendar(identifier: .hebrew)
    let others = [
      DateComponents(year: 2_026, month: 2, day: 29), DateComponents(year: 2_026, month: 2),
      DateComponents(calendar: hebrew, year: 2_026, month: 2, day: 2), DateComponents(),
      DateComponents(year: .max, month: 1, day: 1), DateComponents(year: .min, month: 1, day: 1),
      DateComponents(era: 0, year: .min, month: 1, day: 1),
    ]
    for components in others { #expect(CivilDate(components) == nil, "\(components)") }
    let late = DateComponents(year: 2_026, month: 2, day: 2, hour: 24)
    #expect(CivilDate(late) != nil && CivilTime(late) == nil)
  }

  @Test(arguments: [
    "America/New_York", "Africa/Casablanca", "Antarctica/Troll", "Australia/Lord_Howe",
    "Europe/Dublin", "Pacific/Apia", "Asia/Tehran", "UTC",
  ])
  func `A platform time zone has the offsets of the system's file (D7.9)`(name: String) throws {
    let range = Instant(seconds: 0)...Instant(seconds: 2_145_916_800)
    let platform = try CivilZone(#require(TimeZone(identifier: name)), in: range)
    let zone = try CivilZone(system: name)
    for second in stride(from: 0, through: 2_145_916_800, by: 999_983) {
      let instant = Instant(seconds: second)
      #expect(platform.offset(at: instant) == zone.offset(at: instant), "\(name) at \(second)")
    }
    for change in platform.changes {
      #expect(platform.clockChange(at: change.instant) == zone.clockChange(at: change.instant))
    }
    #expect(platform.rule == nil)
  }
}
