import Foundation
import InputRules

/// The cost of a date of a day, a day of a date, and an offset of a zone.
enum DateBenchmarks {
  /// A thousand days of the years 1 to 9999, in no order.
  private static let days = (0..<1_000).map { $0 * 1_000_003 % 3_652_059 - 719_162 }

  static func run() throws {
    Report.begin("days and dates, a thousand at a time")
    runDates()
    runDays()
    Report.begin("offsets of a zone, a thousand at a time")
    try runOffsets()
    try runLongZones()
    try DateEntryBenchmarks.run()
  }

  private static func runDates() {
    let calendar = Self.calendar
    let instants = days.map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    Comparison("Calendar.dateComponents", beside: "days to dates").run {
      instants.reduce(0) { sum, instant in
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        return sum &+ (parts.year ?? 0) &+ (parts.month ?? 0) &+ (parts.day ?? 0)
      }
    } baseline: {
      days.reduce(0) { $0 &+ sum(try? CivilDate(dayNumber: $1)) }
    }
  }

  private static func sum(_ date: CivilDate?) -> Int {
    date.map { $0.year &+ $0.month &+ $0.day } ?? 0
  }

  private static func runDays() {
    let dates = days.compactMap { try? CivilDate(dayNumber: $0) }
    let calendar = Self.calendar
    let components = dates.map { DateComponents(year: $0.year, month: $0.month, day: $0.day) }
    Comparison("Calendar.date(from:)", beside: "dates to days").run {
      components.reduce(0) { sum, parts in
        sum &+ Int(calendar.date(from: parts)?.timeIntervalSince1970 ?? 0)
      }
    } baseline: {
      dates.reduce(0) { $0 &+ $1.dayNumber }
    }
  }

  private static func runOffsets() throws {
    let zone = try newYork()
    let platform = TimeZone(identifier: "America/New_York") ?? .gmt
    for (name, start) in [("a past offset", 0), ("an offset by a rule", 3_000_000_000)] {
      let seconds = (0..<1_000).map { start + $0 * 1_000_003 % 1_700_000_000 }
      let instants = seconds.map(Instant.init(seconds:))
      let dates = seconds.map { Date(timeIntervalSince1970: Double($0)) }
      Comparison("TimeZone.secondsFromGMT(for:)", beside: name).run {
        dates.reduce(0) { $0 &+ platform.secondsFromGMT(for: $1) }
      } baseline: {
        instants.reduce(0) { $0 &+ zone.offset(at: $1) }
      }
    }
  }

  /// Zones of many changes: an offset takes a step more for twice as many.
  private static func runLongZones() throws {
    for (count, fewer) in [(2_048, 1_024), (4_096, 64)] {
      let (long, short) = (try zone(changes: count), try zone(changes: fewer))
      let work = { (zone: CivilZone) in
        // As many instants, spread over all changes of either zone.
        let last = zone.changes.count * 1_000_000
        return (0..<1_000).reduce(0) {
          $0 &+ zone.offset(at: Instant(seconds: $1 * 1_000_003 % last))
        }
      }
      Comparison("among \(count) changes", beside: "among \(fewer)").run {
        work(long)
      } baseline: {
        work(short)
      }
    }
  }

  /// A zone whose offset changes every million seconds.
  private static func zone(changes count: Int) throws -> CivilZone {
    try CivilZone(
      offset: 0,
      changes: (1...count).map {
        CivilZone.Change(at: Instant(seconds: $0 * 1_000_000), to: $0 % 2 * 3_600)
      })
  }

  /// New York since 1970: its rule, as changes up to 2037 and then as itself.
  static func newYork() throws -> CivilZone {
    let rule = try ZoneRule(posix: "EST5EDT,M3.2.0,M11.1.0")
    let always = try CivilZone(rule: rule)
    var (changes, instant) = ([CivilZone.Change](), Instant(seconds: 0))
    while let change = always.nextChange(after: instant), changes.count < 136 {
      changes.append(change)
      instant = change.instant
    }
    return try CivilZone(offset: -18_000, changes: changes, rule: rule)
  }

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
