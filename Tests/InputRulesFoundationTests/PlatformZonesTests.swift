import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// The system's zones compared with the platform's time zones and calendar (chapter D).
///
/// `PROPERTY_CASES=10000000` runs them at length.
@Suite struct PlatformZonesTests {
  /// The seconds from 1970 on that are sampled: earlier, platforms leave out changes.
  private static let seconds = 0..<4_102_444_800

  /// A zone of the system, the platform's of that name, and its calendar.
  private struct Pair: Sendable {
    let name: String
    let zone: CivilZone
    let platform: TimeZone
    let calendar: Calendar

    init?(_ name: String) {
      guard let zone = try? CivilZone(system: name), let platform = TimeZone(identifier: name)
      else { return nil }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = platform
      (self.name, self.zone, self.platform, self.calendar) = (name, zone, platform, calendar)
    }
  }

  private static let pairs = TimeZone.knownTimeZoneIdentifiers.sorted().compactMap(Pair.init)

  @Test func `Offsets from 1970 to 2100 are the platform's`() throws {
    var random = SplitMix64(state: 21)
    for _ in 0..<sampleSize(60_000) {
      let pair = try #require(Self.pairs.randomElement(using: &random))
      let second = Int.random(in: Self.seconds, using: &random)
      let offset = pair.zone.offset(at: Instant(seconds: second))
      let expected = pair.platform.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(second)))
      guard offset == expected else {
        Issue.record("\(pair.name) at \(second): \(offset), \(expected)")
        return
      }
    }
  }

  @Test func `Times in gaps and overlaps mean the platform's instants`() throws {
    var random = SplitMix64(state: 22)
    for _ in 0..<sampleSize(20_000) {
      let pair = try #require(Self.pairs.randomElement(using: &random))
      let start = Instant(seconds: Int.random(in: Self.seconds, using: &random))
      guard let change = pair.zone.nextChange(after: start),
        let changed = pair.zone.clockChange(at: change.instant), let first = changed.start,
        let instant = CivilZone.universal.instant(of: first)
      else { continue }
      let length = changed.localSeconds.count
      let seconds = Int.random(in: -7_200..<length + 7_200, using: &random)
      let local = Instant(microseconds: instant.microseconds + seconds * 1_000_000)
      let time = try #require(CivilZone.universal.civilTime(at: local))
      let expected = pair.calendar.date(from: DateComponents(time)).map { Instant($0) }
      guard pair.zone.instant(of: time) == expected else {
        Issue.record("\(pair.name), \(time): \(changed.kind)")
        return
      }
    }
  }

  @Test(arguments: [
    "America/New_York", "Africa/Casablanca", "Antarctica/Troll", "Australia/Lord_Howe",
    "Europe/Dublin", "Pacific/Apia", "Asia/Tehran", "UTC",
  ])
  func `A platform's zone has the offsets of the system's file`(name: String) throws {
    let range = Instant(seconds: 0)...Instant(seconds: 2_145_916_800)
    let platform = try CivilZone(#require(TimeZone(identifier: name)), in: range)
    let zone = try CivilZone(system: name)
    var random = SplitMix64(state: 23)
    for _ in 0..<sampleSize(2_000) {
      let second = Int.random(in: 0...2_145_916_800, using: &random)
      let instant = Instant(seconds: second)
      #expect(platform.offset(at: instant) == zone.offset(at: instant), "\(name) at \(second)")
    }
    for change in platform.changes {
      #expect(platform.clockChange(at: change.instant) == zone.clockChange(at: change.instant))
    }
    #expect(platform.rule == nil)
  }
}
