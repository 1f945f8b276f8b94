import Foundation
import InputRules

/// The costs of finding a zone's offset, of turning a picker, and of a keystroke in a date field.
enum DateBenchmarks {
  static func run() throws {
    Report.begin("offsets of a zone, a thousand at a time")
    try runOffsets()
    Report.begin("a turn of a picker in the zone of New York")
    try runTurns()
    Report.begin("a key in a field dd/mm/yyyy")
    try runKeys()
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

  /// The zone of New York since 1970: its clock changes up to 2037, and a rule for later years.
  private static func newYork() throws -> CivilZone {
    let rule = try ZoneRule(posix: "EST5EDT,M3.2.0,M11.1.0")
    let always = try CivilZone(rule: rule)
    var (changes, instant) = ([CivilZone.Change](), Instant(seconds: 0))
    while let change = always.nextChange(after: instant), changes.count < 136 {
      changes.append(change)
      instant = change.instant
    }
    return try CivilZone(offset: -18_000, changes: changes, rule: rule)
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Measures turns, which return both a value and its rows; `Calendar` needs two calls for that.
  private static func runTurns() throws {
    var calendar = Self.calendar
    calendar.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
    let (zone, start) = (try newYork(), 1_700_000_000)
    let date = Date(timeIntervalSince1970: Double(start))
    let turns: [(String, DatePickerMode, DateWheel.Kind, Calendar.Component)] = [
      ("the next minute", .dateAndTime, .minute, .minute), ("the next day", .date, .day, .day),
      ("the next month", .date, .month, .month),
    ]
    for (name, mode, kind, component) in turns {
      let picker = try DatePicker(
        DatePickerSettings(mode, zone: zone), at: Instant(seconds: start))
      let wheel = picker.wheels.firstIndex { $0.kind == kind } ?? 0
      let work = {
        var turned = picker
        return turned.perform(.turn(wheel: wheel, by: 1)).moves.count &+ turned.rows[wheel]
      }
      Cost.print(name, work)
      Comparison(name, beside: "Calendar.date(byAdding:) and its dateComponents").run(work) {
        let next = calendar.date(byAdding: component, value: 1, to: date) ?? date
        let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
        return calendar.dateComponents(parts, from: next).day ?? 0
      }
    }
  }

  private static func runKeys() throws {
    let field = try DateField(DateLayout("dd/mm/yyyy"))
    let pattern = PatternField(try Pattern("**/**/****"))
    let keys = [
      ("a digit typed at the end", "31/12/201", Edit(replacing: .caret(at: 9), with: "5")),
      ("a digit typed in the middle", "31/2/2015", Edit(replacing: .caret(at: 3), with: "1")),
      (
        "a digit deleted in the middle", "31/12/2015",
        Edit(replacing: TextRange(location: 4, length: 1), with: "")
      ),
    ]
    for (name, text, edit) in keys {
      let end = edit.range.location + edit.range.length
      let state = try FieldState(text: text, selection: .caret(at: end))
      let work = { field.apply(edit, to: state).text.utf8.count }
      Cost.print(name, work)
      Comparison(name, beside: "a pattern of the same form").run(work) {
        pattern.apply(edit, to: state).text.utf8.count
      }
    }
  }
}
