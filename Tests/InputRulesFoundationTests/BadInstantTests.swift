import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Instants and dates that the other side may not know.
@Suite struct BadInstantTests {
  @Test(arguments: [Int.min, -(1 << 62), 1 << 62, Int.max])
  func `An instant beyond any calendar traps in no zone`(second: Int) throws {
    let instant = Instant(seconds: second)
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    if let zone = try? CivilZone(berlin, in: instant...instant) { #expect(zone.changes.isEmpty) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `A date beyond any instant is the nearest`(seconds: Double) {
    let instant = Instant(Date(timeIntervalSince1970: seconds))
    #expect(abs(Date(instant).timeIntervalSince1970) > 9e12)
  }
}
