import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Reminders compared with the platform's zones and components, and with a table of zones made
/// elsewhere (D7.9, M2.1).
@Suite struct ReminderTests {
  @Test func `A zone's gaps and repeated hours are those of the table (M2.6)`() throws {
    for change in try ZoneChange.all() {
      let zone = try CivilZone(
        offset: change.offsetBefore,
        changes: [.init(at: Instant(seconds: change.second), to: change.offsetAfter)])
      let before = zone.civilTime(at: Instant(seconds: change.second - 1))
      let after = zone.civilTime(at: Instant(seconds: change.second))
      #expect(after?.description == (change.isGap ? change.end : change.start), "\(change)")
      let next = CivilZone.universal.civilTime(
        at: Instant(seconds: change.second + change.offsetBefore))
      #expect(next?.description == (change.isGap ? change.start : change.end), "\(change)")
      #expect(before != after)
      try requireWallClock(change, in: zone)
    }
  }

  /// A reminder at the first local time that is skipped or repeated; a repeated one means the first
  /// occurrence.
  private func requireWallClock(_ change: ZoneChange, in zone: CivilZone) throws {
    let parts = change.start.split { "- :".contains($0) }.compactMap { Int($0) }
    try #require(parts.count == 6)
    let components: [DateComponent] = [.year, .month, .day, .hour, .minute, .second]
    let pattern = try DatePattern(
      Dictionary(uniqueKeysWithValues: zip(components, parts)))
    let instant = pattern.firstInstant(after: Instant(seconds: change.second - 99_999), in: zone)
    let length = change.offsetBefore - change.offsetAfter
    let expected = change.isGap ? change.second : change.second - length
    #expect(instant == Instant(seconds: expected), "\(change)")
  }

  @Test func `The platform's time zones become the table's (D7.9)`() throws {
    let range = Instant(seconds: 1_100_000_000)...Instant(seconds: 1_800_000_000)
    var zones: [String: CivilZone] = [:]
    for change in try ZoneChange.all() {
      if zones[change.zone] == nil {
        let zone = try #require(TimeZone(identifier: change.zone))
        zones[change.zone] = try CivilZone(zone, in: range)
      }
      let found = zones[change.zone]?.changes.first {
        $0.instant.microseconds == change.second * 1_000_000
      }
      guard change.second < 1_800_000_000 else { continue }
      #expect(found?.offset == change.offsetAfter, "\(change)")
    }
  }

  @Test func `Components go to the platform and come back (M2.1)`() throws {
    let pattern = try DatePattern([.weekday: 2, .weekdayOrdinal: 1, .hour: 11, .minute: 30])
    let components = DateComponents(pattern)
    #expect((components.weekday, components.hour, components.year) == (2, 11, nil))
    #expect(try DatePattern(components) == pattern)
    #expect(throws: TriggerProblem.outOfBounds(.hour, 25)) {
      try DatePattern(DateComponents(hour: 25))
    }
    #expect(throws: TriggerProblem.noComponents) { try DatePattern(DateComponents(quarter: 1)) }
  }

  @Test func `Dates are instants to the microsecond (chapter M)`() {
    let date = Date(timeIntervalSince1970: 1_795_219_200.25)
    #expect(Instant(date).microseconds == 1_795_219_200_250_000)
    #expect(Date(Instant(date)) == date)
    #expect(Instant(.distantFuture) > Instant(date))
    #expect(Instant(Date(timeIntervalSince1970: 1e300)).microseconds == .max)
    #expect(Instant(Date(timeIntervalSince1970: -1e300)).microseconds == .min)
    #expect(Date(Instant(microseconds: .min)) < date)
  }
}

/// A row of the table of offset changes.
struct ZoneChange: CustomStringConvertible {
  let zone: String
  let second: Int
  let offsetBefore: Int
  let offsetAfter: Int
  let isGap: Bool
  /// The first local time that is skipped or repeated.
  let start: String
  /// The first after those.
  let end: String

  var description: String { "\(zone), \(start)" }

  private init(row: Substring) throws {
    let row = try JSONDecoder().decode(Row.self, from: Data(row.utf8))
    (zone, second) = (row.field.zone, row.edit.second)
    (offsetBefore, offsetAfter) = (row.expected.before, row.expected.after)
    isGap = row.expected.change == "gap"
    start = row.expected.start.replacingOccurrences(of: "T", with: " ")
    end = row.expected.end.replacingOccurrences(of: "T", with: " ")
  }

  /// The parts of a line.
  private struct Row: Decodable {
    let field: Field
    let edit: Edit
    let expected: Answer

    struct Field: Decodable { let zone: String }
    struct Edit: Decodable { let second: Int }
    struct Answer: Decodable {
      let before: Int
      let after: Int
      let change: String
      let start: String
      let end: String
    }
  }

  static func all() throws -> [ZoneChange] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let table = folder.appending(path: "Vectors/Data/tz_transitions.jsonl")
    let text = try String(contentsOf: table, encoding: .utf8)
    return try text.split(separator: "\n").map(ZoneChange.init(row:))
  }
}
