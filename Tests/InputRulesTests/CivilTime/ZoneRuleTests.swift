import InputRules
import Testing

/// Rules of zones, as text and as offsets (D7.4 to D7.7, D12.12, D12.13).
@Suite struct ZoneRuleTests {
  /// The changes of a zone that keeps a rule, from an instant on: local times and offsets.
  private func changes(_ text: String, from second: Int, _ count: Int) throws -> [String] {
    let zone = try CivilZone(rule: ZoneRule(posix: text))
    var (instant, changes) = (Instant(seconds: second), [String]())
    while changes.count < count, let change = zone.nextChange(after: instant) {
      instant = change.instant
      let time = zone.civilTime(at: instant)?.description ?? ""
      changes.append("\(time) \(change.offset)")
      #expect(zone.offset(at: instant) == change.offset)
    }
    return changes
  }

  @Test(
    arguments: [
      ("EST5EDT,M3.2.0,M11.1.0", ["2024-03-10 03:00:00 -14400", "2024-11-03 01:00:00 -18000"]),
      (
        "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
        ["2024-03-30 23:00:00 -7200", "2024-10-26 22:00:00 -10800"]
      ),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", ["2024-03-31 02:00:00 3600", "2024-10-27 01:00:00 0"]),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", ["2024-04-07 02:00:00 36000", "2024-10-06 03:00:00 39600"]),
      (
        "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
        ["2024-04-07 01:30:00 37800", "2024-10-06 02:30:00 39600"]
      ),
      ("IST-2IDT,M3.4.4/26,M10.5.0", ["2024-03-29 03:00:00 10800", "2024-10-27 01:00:00 7200"]),
      ("AAA0BBB,J60/0,J61/0", ["2024-03-01 01:00:00 3600", "2024-03-01 23:00:00 0"]),
      ("AAA0BBB,59/0,60/0", ["2024-02-29 01:00:00 3600", "2024-02-29 23:00:00 0"]),
      ("UTC0", []),
      ("AAA3BBB2,0/0,J365/25", ["2025-01-01 01:00:00 -7200", "2026-01-01 01:00:00 -7200"]),
    ] as [(String, [String])])
  func `Clocks change as the string says`(text: String, expected: [String]) throws {
    #expect(try changes(text, from: 1_704_200_000, 2) == expected)
  }

  @Test(
    arguments: [
      ("", 0), ("AB5", 2), ("EST", 3), ("EST5EDT", 7), ("EST5EDT,M3.2.0", 14),
      ("EST5EDT,M13.1.0,M1.1.0", 10), ("EST5EDT,M3.0.0,M1.1.0", 11), ("EST5EDT,M3.1.7,M1.1.0", 13),
      ("EST5EDT4,M3.2.0/168,M11.1.0", 18), ("EST25", 4), ("EST5:60", 5), ("EST5:3", 6),
      ("EST5 ", 4), ("<+3>3", 3), ("<+03", 4), ("EST5EDT,J0,J365", 10), ("EST5EDT,0,366", 12),
      ("EST5EDT,M3.2.0,M11.1.0,", 22), ("ÄÖÜ5", 0), ("EST--5", 4), ("EST5EDT,,", 8),
    ])
  func `Another text is refused where no rule can go on`(text: String, place: Int) {
    #expect(throws: ZoneFileError.footer(at: place)) { try ZoneRule(posix: text) }
  }

  @Test func `Before version 3, times of day are from 0 to 24 hours (D12.13)`() throws {
    let text = "AAA3BBB,M3.5.0/-2,M10.5.0/100"
    #expect(throws: ZoneFileError.footer(at: 15)) { try ZoneRule(posix: text, version: 2) }
    #expect(throws: Never.self) { try ZoneRule(posix: text) }
  }

  @Test func `A zone whose rule has a part out of range is refused (D7.8)`() {
    func expectRefused(_ offset: Int, _ day: ZoneRule.Day, _ seconds: Int = 0) {
      let turn = ZoneRule.Turn(day, seconds: seconds)
      let summer = ZoneRule.Summer(offset: offset, from: ZoneRule.Turn(.julian(1)), to: turn)
      #expect(throws: CivilZoneError.rule) {
        try CivilZone(rule: ZoneRule(standard: 0, summer: summer))
      }
    }
    for offset in [Int.min, -93_601, 93_601, .max] {
      expectRefused(offset, .julian(1))
      #expect(throws: CivilZoneError.rule) { try CivilZone(rule: ZoneRule(standard: offset)) }
    }
    for number in [Int.min, -1, 366, .max] {
      expectRefused(0, .julian(number))
      expectRefused(0, .zeroBased(number))
      expectRefused(0, .weekday(month: number, week: 1, weekday: 1))
      expectRefused(0, .weekday(month: 1, week: number, weekday: 1))
      expectRefused(0, .weekday(month: 1, week: 1, weekday: number))
    }
    for second in [Int.min, -601_201, 601_201, .max] { expectRefused(0, .julian(1), second) }
  }

  @Test func `A zone whose rule doesn't continue its last change is refused (D7.8)`() throws {
    let rule = try ZoneRule(posix: "EST5EDT,M3.2.0,M11.1.0")
    let july = Instant(seconds: 1_720_000_000)
    #expect(throws: CivilZoneError.ruleDisagrees) {
      try CivilZone(changes: [.init(at: july, to: -18_000)], rule: rule)
    }
    #expect(throws: Never.self) {
      try CivilZone(changes: [.init(at: july, to: -14_400)], rule: rule)
    }
  }

  @Test func `A rule holds up to the ends of the years (D7.6)`() throws {
    let zone = try CivilZone(rule: ZoneRule(posix: "EST5EDT,M3.2.0,M11.1.0"))
    for microseconds in [Int.min, .max] {
      #expect(zone.offset(at: Instant(microseconds: microseconds)) == -18_000)
    }
    #expect(zone.nextChange(after: Instant(microseconds: .max)) == nil)
    #expect(zone.nextChange(after: Instant(microseconds: .min)) != nil)
  }
}
