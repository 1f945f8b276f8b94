import InputRules
import Testing

/// Compiled zone files that are made here, and damaged ones (D12.1, D12.2).
@Suite struct ZoneFileTests {
  private func zone(_ file: ZoneFileBytes) throws(ZoneFileError) -> CivilZone {
    try CivilZone(compiled: file.bytes)
  }

  @Test(arguments: "234".utf8)
  func `A file has the changes, and the rule after them`(version: UInt8) throws {
    let zone = try zone(ZoneFileBytes(version: version))
    #expect(zone.offset == 3_600)
    #expect(zone.changes.map(\.instant.microseconds) == [0, 1_000_000_000_000])
    #expect(zone.changes.map(\.offset) == [7_200, 3_600])
    #expect(zone.rule == (try ZoneRule(posix: "CET-1CEST,M3.5.0,M10.5.0/3")))
    #expect(zone.offset(at: Instant(seconds: 1_800_000_000)) == 3_600)
    #expect(zone.offset(at: Instant(seconds: 1_785_000_000)) == 7_200)
  }

  @Test func `A file of version 1 has no rule`() throws {
    let zone = try zone(ZoneFileBytes(version: 0))
    #expect(zone.changes.count == 2)
    #expect(zone.rule == nil)
    #expect(try self.zone(ZoneFileBytes(footer: "\n\n")).rule == nil)
  }

  @Test func `A transition that changes only the name or the flag is a change (D7.2, D12.14)`()
    throws
  {
    let file = ZoneFileBytes(
      transitions: [(0, 1), (500, 2), (1_000, 0), (2_000, 0)],
      types: [(3_600, 0, 0), (7_200, 1, 4), (7_200, 0, 4)])
    #expect(try zone(file).changes.map(\.offset) == [7_200, 7_200, 3_600, 3_600])
  }

  @Test func `A change before all years gives the first offset (D12.10)`() throws {
    let zone = try zone(
      ZoneFileBytes(transitions: [(-9_300_000_000_000, 1), (0, 0)], footer: "\n\n"))
    #expect((zone.offset, zone.changes.count) == (7_200, 1))
  }

  private static let three = UInt8(ascii: "3")

  @Test(
    arguments: [
      (ZoneFileBytes(magic: "TZIF"), .notAZoneFile),
      (ZoneFileBytes(version: UInt8(ascii: "5")), .version(UInt8(ascii: "5"))),
      (ZoneFileBytes(version: 1), .version(1)),
      (ZoneFileBytes(secondVersion: three), .versionsDiffer),
      (ZoneFileBytes(types: []), .count(.types)),
      (ZoneFileBytes(names: ""), .count(.designationBytes)),
      (ZoneFileBytes(standardIndicators: [0]), .count(.standardIndicators)),
      (ZoneFileBytes(universalIndicators: [0, 0, 0]), .count(.universalIndicators)),
      (ZoneFileBytes(leapSeconds: 1), .leapSeconds(1)),
      (ZoneFileBytes(transitions: [(5, 1), (5, 0)]), .notAfter(change: 1)),
      (ZoneFileBytes(transitions: [(5, 1), (4, 0)]), .notAfter(change: 1)),
      (ZoneFileBytes(transitions: [(5, 1), (6, 2)]), .noSuchType(change: 1)),
      (ZoneFileBytes(transitions: [(5, 255)]), .noSuchType(change: 0)),
      (ZoneFileBytes(types: [(0, 0, 0), (0, 2, 0)]), .summerByte(type: 1)),
      (ZoneFileBytes(types: [(0, 0, 9), (0, 0, 0)]), .designation(type: 0)),
      (ZoneFileBytes(names: "CET\0CEST"), .designation(type: 1)),
      (ZoneFileBytes(standardIndicators: [0, 2]), .indicator(type: 1)),
      (ZoneFileBytes(universalIndicators: [0, 1]), .indicator(type: 1)),
      (ZoneFileBytes(transitions: [(9_100_000_000_000, 0)]), .late(change: 0)),
      (ZoneFileBytes(footer: "CET-1\n"), .noFooter),
      (ZoneFileBytes(footer: "\nCET\n"), .footer(at: 3)),
      (ZoneFileBytes(footer: "\nCET-1CEST,0/-1,1\n"), .footer(at: 12)),
      (ZoneFileBytes(version: three, footer: "\nCET-1CEST,0,1/167:59\n"), .zone(.rule)),
      (ZoneFileBytes(footer: "\nCET-1\n\n"), .trailing(at: 165)),
      (ZoneFileBytes(types: [(93_601, 0, 0), (0, 0, 0)]), .zone(.offset(93_601))),
      (ZoneFileBytes(footer: "\nEET-2\n"), .zone(.ruleDisagrees)),
    ] as [(ZoneFileBytes, ZoneFileError)])
  func `A damaged file is refused (D12.4 to D12.12)`(file: ZoneFileBytes, error: ZoneFileError) {
    #expect(throws: error) { try zone(file) }
    #expect("\(error)".contains("; give "))
  }

  @Test(arguments: [0, UInt8(ascii: "2"), UInt8(ascii: "4")])
  func `A file that is cut anywhere ends early (D12.3)`(version: UInt8) {
    let bytes = ZoneFileBytes(version: version, standardIndicators: [1, 1]).bytes
    for length in 0..<bytes.count {
      #expect(throws: ZoneFileError.endsEarly(at: length)) {
        try CivilZone(compiled: bytes[..<length])
      }
    }
    #expect(throws: Never.self) { try CivilZone(compiled: bytes) }
  }

  @Test func `A file with another byte anywhere traps nothing (D18.7)`() {
    let bytes = ZoneFileBytes(standardIndicators: [0, 1], universalIndicators: [0, 1]).bytes
    var zones = 0
    for place in bytes.indices {
      for byte in UInt8.min ... .max where byte != bytes[place] {
        var changed = bytes
        changed[place] = byte
        guard let zone = try? CivilZone(compiled: changed) else { continue }
        zones += 1
        for microseconds in [Int.min, -1, 1 << 60, .max] {
          let instant = Instant(microseconds: microseconds)
          _ = zone.civilTime(at: instant)
          _ = zone.nextChange(after: instant)
        }
        _ = zone.instants(of: CivilTime(year: 1970, month: 1, day: 12, hour: 15))
      }
    }
    #expect(zones > 1_000)
  }
}
