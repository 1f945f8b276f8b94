import Foundation
import FoundLaws
import PropertyTesting

/// Random inputs with what Foundation and Swift answer, a line of JSON each, for another language
/// to judge: `oracles.py` knows no word of this package.
enum Samples {
  /// Prints so many of each kind.
  static func print(_ count: Int, seed: UInt64) {
    for (kind, sample) in kinds {
      for index in 0..<count {
        var source = ChoiceSource(random: RandomBits(seed: seed &+ UInt64(index) &* 0x9E37_79B9))
        let (input, answer) = sample(&source)
        let row: [String: Any] = ["kind": kind, "input": input, "answer": answer]
        if let line = try? JSONSerialization.data(withJSONObject: row, options: .sortedKeys) {
          Swift.print(String(decoding: line, as: UTF8.self))
        }
      }
    }
  }

  typealias Sample = @Sendable (inout ChoiceSource) -> (input: [String], answer: String)

  private static let kinds: [(String, Sample)] = [
    ("double", double), ("decimal-sum", decimal(+)), ("decimal-product", decimal(*)),
    ("decimal-quotient", decimal(/)), ("months", months), ("week", week), ("offset", offset),
    ("local", local), ("monthly", monthly), ("weekly", weekly),
  ]

  @Sendable private static func double(_ source: inout ChoiceSource) -> ([String], String) {
    let digits = source.digits(1...25)
    let text = "\(digits).\(source.digits(1...25))e\(source.number(-330...310))"
    return ([text], Double(text).map { String($0.bitPattern) } ?? "nil")
  }

  private static func decimal(
    _ operation: @escaping @Sendable (Decimal, Decimal) -> Decimal
  ) -> Sample {
    { source in
      let texts = (0..<2).map { _ in "\(source.digits(1...19))e\(source.number(-15...15))" }
      let numbers = texts.map { Decimal(string: $0) ?? 0 }
      return (texts, numbers[1] == 0 ? "NaN" : "\(operation(numbers[0], numbers[1]))")
    }
  }

  @Sendable private static func months(_ source: inout ChoiceSource) -> ([String], String) {
    let (date, count) = (source.second(), source.number(-300...300))
    let later = calendar().date(byAdding: .month, value: count, to: date)
    return ([date.epoch, "\(count)"], later?.epoch ?? "nil")
  }

  @Sendable private static func week(_ source: inout ChoiceSource) -> ([String], String) {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    let date = source.second()
    let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekday], from: date)
    let weekday = ((parts.weekday ?? 0) + 5) % 7 + 1
    return ([date.epoch], "\(parts.yearForWeekOfYear ?? 0) \(parts.weekOfYear ?? 0) \(weekday)")
  }

  @Sendable private static func offset(_ source: inout ChoiceSource) -> ([String], String) {
    let (zone, date) = (source.zone(), source.second())
    return ([zone.identifier, date.epoch], "\(zone.secondsFromGMT(for: date))")
  }

  @Sendable private static func local(_ source: inout ChoiceSource) -> ([String], String) {
    let zone = source.zone()
    let parts = calendar().dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: source.second())
    let text = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
      .map { "\($0 ?? 0)" }.joined(separator: " ")
    return ([zone.identifier, text], calendar(zone).date(from: parts)?.epoch ?? "nil")
  }

  @Sendable private static func monthly(_ source: inout ChoiceSource) -> ([String], String) {
    let (start, day, interval) = (source.second(), source.number(1...28), source.number(1...5))
    var rule = Calendar.RecurrenceRule(
      calendar: calendar(), frequency: .monthly, end: .afterOccurrences(8))
    (rule.interval, rule.daysOfTheMonth) = (interval, [day])
    return ([start.epoch, "\(day)", "\(interval)"], rule.dates(from: start))
  }

  @Sendable private static func weekly(_ source: inout ChoiceSource) -> ([String], String) {
    let (start, interval) = (source.second(), source.number(1...4))
    let all: [Locale.Weekday] = [
      .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
    let days = all.indices.filter { _ in source.number(0...1) == 1 }
    let chosen = days.isEmpty ? [0] : days
    var calendar = calendar()
    calendar.firstWeekday = 2
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: .weekly, end: .afterOccurrences(8))
    (rule.interval, rule.weekdays) = (interval, chosen.map { .every(all[$0]) })
    let words = chosen.map { "\($0)" }.joined(separator: " ")
    return ([start.epoch, words, "\(interval)"], rule.dates(from: start))
  }

  private static func calendar(_ zone: TimeZone = .gmt) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}

extension ChoiceSource {
  fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(choose(upTo: UInt64(range.count - 1)))
  }

  fileprivate mutating func digits(_ counts: ClosedRange<Int>) -> String {
    (0..<number(counts)).map { _ in "\(number(0...9))" }.joined()
  }

  /// A second of 1970 to 2037.
  fileprivate mutating func second() -> Date {
    Date(timeIntervalSince1970: Double(number(0...2_145_916_799)))
  }

  fileprivate mutating func zone() -> TimeZone {
    let names = TimeZone.knownTimeZoneIdentifiers
    return TimeZone(identifier: names[number(0...(names.count - 1))]) ?? .gmt
  }
}

extension Date {
  fileprivate var epoch: String { "\(Int(timeIntervalSince1970))" }
}

extension Calendar.RecurrenceRule {
  fileprivate func dates(from start: Date) -> String {
    recurrences(of: start).prefix(8).map(\.epoch).joined(separator: " ")
  }
}
