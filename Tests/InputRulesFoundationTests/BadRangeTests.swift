import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// What Foundation is asked with ranges and seconds that it may not know (E4).
@Suite struct BadRangeTests {
  @Test(arguments: [(-1, 1), (2, 1), (0, 3), (Int.max, 1), (1, Int.max), (0, -1), (Int.min, 0)])
  func `A range outside the text gives nothing`(location: Int, length: Int) {
    let edit = Edit(replacing: TextRange(location: location, length: length), with: "x")
    #expect("ab".replacingAsNSString(edit) == nil)
    #expect("ab".replacingAsString(edit) == nil)
  }

  @Test func `A range inside the text gives the edited text`() {
    let edit = Edit(replacing: TextRange(location: 1, length: 1), with: "x")
    #expect("ab".replacingAsNSString(edit) == "ax")
    #expect("ab".replacingAsString(edit) == "ax")
  }

  @Test(arguments: [Int.min, -(1 << 62), 1 << 62, Int.max])
  func `Seconds beyond any calendar trap nowhere`(second: Int) throws {
    let shown = CivilTime.shownByFoundation(at: second)
    #expect(shown.map { (1...7).contains($0.weekday) } ?? true)
    let found = try DatePattern([.hour: 12]).secondFoundByFoundation(after: second)
    #expect(found.map { $0 > second } ?? true)
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
