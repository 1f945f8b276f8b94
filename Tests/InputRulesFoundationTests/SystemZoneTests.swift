import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Compares the system's zone files with the platform's time zones (D12.1 to D12.15).
@Suite struct SystemZoneTests {
  /// The platform's zones for which this system has a file, by name.
  private static let zones: [String: CivilZone] = {
    let names = TimeZone.knownTimeZoneIdentifiers
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? CivilZone(system: name)).map { (name, $0) }
      })
  }()

  private static let end = Date(timeIntervalSince1970: 4_102_444_800)

  @Test func `Zone files give the platform's offsets at each change from 1970 to 2100`() throws {
    #expect(Self.zones.count > 400)
    var different: [String] = []
    for (name, zone) in Self.zones.sorted(by: { $0.key < $1.key }) {
      let platform = try #require(TimeZone(identifier: name))
      var date = Date(timeIntervalSince1970: 0)
      while date < Self.end {
        for moment in [date - 1, date, date + 1] {
          let expected = platform.secondsFromGMT(for: moment)
          let found = zone.offset(at: Instant(moment))
          if found != expected { different.append("\(name) \(moment): \(found), \(expected)") }
        }
        guard let next = platform.nextDaylightSavingTimeTransition(after: date), next > date else {
          break
        }
        date = next
      }
    }
    #expect(different.isEmpty, "\(different.count): \(different.prefix(40))")
  }

  @Test(arguments: [
    "", "/", "../../etc/passwd", "Europe/../Europe/Berlin", "./Europe/Berlin", "/etc/passwd",
    "Europe//Berlin", "Europe/", "Europe", "Mars/Olympus_Mons", "Europe/Berlin\0", "..",
  ])
  func `A zone name without a file is refused (D12.15)`(name: String) {
    #expect(throws: SystemZoneError.unknown(name)) { try CivilZone(system: name) }
    #expect("\(SystemZoneError.unknown(name))".hasSuffix("; give a name such as Europe/Berlin"))
  }

  @Test func `A system file that isn't a zone file is refused`() {
    #expect(throws: SystemZoneError.file("zone.tab", .notAZoneFile)) {
      try CivilZone(system: "zone.tab")
    }
  }
}
