import Foundation
import PropertyTesting

/// A monthly or yearly rule by RFC 5545, 3.3.10, evaluated day by day.
///
/// `RecurrenceMeaning` of RuleTesting says less: it has no intervals, positions or weekdays with a
/// number, of which most findings are.
struct RecurrenceModel: Sendable {
  var isYearly = false
  var interval = 1
  var start = Civil(2023, 1, 1)
  var months: [Int] = []
  var daysOfTheMonth: [Int] = []
  var daysOfTheYear: [Int] = []
  /// Weekdays from 1 for Sunday, with their number or 0 for every.
  var weekdays: [(number: Int, weekday: Int)] = []
  var positions: [Int] = []
  var firstWeekday = 1

  /// The first dates from the start, of some years.
  func dates(_ count: Int) -> [Civil] {
    var found: [Civil] = []
    for index in 0...(isYearly ? 9 : 119) / interval {
      var set = days(of: index)
      if !positions.isEmpty {
        set = Set(positions.map { $0 > 0 ? $0 - 1 : set.count + $0 }).sorted()
          .filter(set.indices.contains).map { set[$0] }
      }
      found += set.filter { $0.days >= start.days }
    }
    return Array(found.prefix(count))
  }

  /// The days of an interval of the rule, before its positions.
  private func days(of index: Int) -> [Civil] {
    let first =
      isYearly
      ? Civil(start.year + index * interval, 1, 1)
      : Civil(start.year, start.month + index * interval, 1)
    let end = isYearly ? Civil(first.year + 1, 1, 1) : Civil(first.year, first.month + 1, 1)
    return (first.days..<end.days).map(Civil.init(days:)).filter(matches)
  }

  private func matches(_ day: Civil) -> Bool {
    let isPlain = daysOfTheMonth.isEmpty && daysOfTheYear.isEmpty && weekdays.isEmpty
    if isPlain && day.day != start.day { return false }
    if isPlain && isYearly && months.isEmpty && day.month != start.month { return false }
    let yearLength = Civil(day.year + 1, 1, 1).days - Civil(day.year, 1, 1).days
    return (months.isEmpty || months.contains(day.month))
      && has(daysOfTheMonth, day.day, of: day.daysInMonth)
      && has(daysOfTheYear, day.dayOfYear, of: yearLength)
      && (weekdays.isEmpty || weekdays.contains { isNth($0, day, yearLength) })
  }

  /// Whether `numbers` are none, or have a number counted from either end.
  private func has(_ numbers: [Int], _ number: Int, of length: Int) -> Bool {
    numbers.isEmpty || numbers.contains(number) || numbers.contains(number - length - 1)
  }

  private func isNth(_ nth: (number: Int, weekday: Int), _ day: Civil, _ yearLength: Int) -> Bool {
    guard day.weekday == nth.weekday else { return false }
    let isOfYear = isYearly && months.isEmpty
    let (place, length) = isOfYear ? (day.dayOfYear, yearLength) : (day.day, day.daysInMonth)
    return switch nth.number {
    case 0: true
    case 1...: (place - 1) / 7 + 1 == nth.number
    default: (length - place) / 7 + 1 == -nth.number
    }
  }

  /// The calendar of the rule.
  var calendar: Calendar { .gregorian(firstWeekday: firstWeekday) }

  /// The rule of Foundation.
  var rule: Calendar.RecurrenceRule {
    let names: [Locale.Weekday] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: isYearly ? .yearly : .monthly, interval: interval,
      matchingPolicy: .strict)
    rule.months = months.map { .init($0) }
    rule.daysOfTheMonth = daysOfTheMonth
    rule.daysOfTheYear = daysOfTheYear
    rule.weekdays = weekdays.map {
      $0.number == 0 ? .every(names[$0.weekday - 1]) : .nth($0.number, names[$0.weekday - 1])
    }
    rule.setPositions = positions
    return rule
  }

  /// The first dates that Foundation gives.
  func found(_ count: Int) -> [Date] {
    let end = Civil(start.year + 10, 1, 1).date()
    return Array(rule.recurrences(of: start.date(), in: start.date()..<end).prefix(count))
  }
}
