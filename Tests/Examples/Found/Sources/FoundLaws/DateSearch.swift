import Foundation
import PropertyTesting

/// A search for a date with some components, in Greenwich.
struct DateSearch: Sendable {
  /// The components that are given.
  enum Kind: Sendable {
    case month, day, weekday, monthAndDay, dayAndWeekday, monthDayAndWeekday
    case monthAndWeekday, nthWeekday, monthAndNthWeekday, weekAndWeekday, minuteAndSecond
  }

  let start: Civil
  let hour: Int
  let kind: Kind
  /// A matching date, from which the components are taken.
  let sample: Civil
  let firstWeekday: Int
  let isForward: Bool

  var calendar: Calendar { .gregorian(firstWeekday: firstWeekday) }
  var startDate: Date { start.date(hour * 3600) }

  /// The components.
  var parts: DateComponents {
    switch kind {
    case .month: DateComponents(month: sample.month)
    case .day: DateComponents(day: sample.day)
    case .weekday: DateComponents(weekday: sample.weekday)
    case .monthAndDay: DateComponents(month: sample.month, day: sample.day)
    case .dayAndWeekday: DateComponents(day: sample.day, weekday: sample.weekday)
    case .monthDayAndWeekday:
      DateComponents(month: sample.month, day: sample.day, weekday: sample.weekday)
    case .monthAndWeekday: DateComponents(month: sample.month, weekday: sample.weekday)
    case .nthWeekday: DateComponents(weekday: sample.weekday, weekdayOrdinal: ordinal(sample))
    case .monthAndNthWeekday:
      DateComponents(
        month: sample.month, weekday: sample.weekday, weekdayOrdinal: ordinal(sample))
    case .weekAndWeekday:
      with {
        $0.weekday = sample.weekday
        $0.weekOfYear = week(sample)
      }
    case .minuteAndSecond: DateComponents(minute: sample.month % 3, second: sample.day)
    }
  }

  private func with(_ change: (inout DateComponents) -> Void) -> DateComponents {
    var parts = DateComponents()
    change(&parts)
    return parts
  }

  /// The ordinal of the weekday in its month.
  private func ordinal(_ civil: Civil) -> Int { (civil.day - 1) / 7 + 1 }

  /// The week of the year; week 1 contains 1 January.
  private func week(_ civil: Civil) -> Int {
    let start = civil.days - (civil.weekday - firstWeekday).flooredRemainder(7)
    let newYear = Civil(Civil(days: start + 6).year, 1, 1)
    let first = newYear.days - (newYear.weekday - firstWeekday).flooredRemainder(7)
    return (start - first) / 7 + 1
  }

  /// Whether a day has the components.
  private func hasParts(_ day: Civil) -> Bool {
    switch kind {
    case .month: day.month == sample.month
    case .day: day.day == sample.day
    case .weekday: day.weekday == sample.weekday
    case .monthAndDay: day.month == sample.month && day.day == sample.day
    case .dayAndWeekday: day.day == sample.day && day.weekday == sample.weekday
    case .monthDayAndWeekday:
      day.month == sample.month && day.day == sample.day && day.weekday == sample.weekday
    case .monthAndWeekday: day.month == sample.month && day.weekday == sample.weekday
    case .nthWeekday: day.weekday == sample.weekday && ordinal(day) == ordinal(sample)
    case .monthAndNthWeekday:
      day.month == sample.month && day.weekday == sample.weekday && ordinal(day) == ordinal(sample)
    case .weekAndWeekday: day.weekday == sample.weekday && week(day) == week(sample)
    case .minuteAndSecond: false
    }
  }

  /// Whether the start is within a match of the components, after its first moment.
  var startsWithinAMatch: Bool {
    hasParts(start) && (hour > 0 || kind == .month && start.day > 1)
  }

  /// The nearest matching date, found by checking each day.
  var expected: Date? {
    if kind == .minuteAndSecond {
      let seconds = sample.month % 3 * 60 + sample.day
      return start.date((isForward ? hour : hour - 1) * 3600 + seconds)
    }
    for distance in 0...20_000 {
      let day = Civil(days: start.days + (isForward ? distance : -distance))
      let date = day.date(0)
      let begins = kind != .month || day.day == 1
      if begins && hasParts(day) && (isForward ? date > startDate : date < startDate) {
        return date
      }
    }
    return nil
  }

  /// The date that Foundation finds.
  var found: Date? {
    calendar.nextDate(
      after: startDate, matching: parts, matchingPolicy: .strict,
      direction: isForward ? .forward : .backward)
  }

  /// Generates searches in one direction.
  static func all(_ direction: Bool) -> Generator<DateSearch> {
    zip(
      zip(Generator<Civil>.civil, Generator<Civil>.civil),
      Generator<Int>.among(0, 1, 12, 23), kinds, Generator<Int>.int(in: 1...7)
    ).map { dates, hour, kind, firstWeekday in
      DateSearch(
        start: dates.0, hour: hour, kind: kind, sample: dates.1, firstWeekday: firstWeekday,
        isForward: direction)
    }
  }

  // Quarters are left out, because they are documented as largely unimplemented.
  private static let kinds = Generator<Kind>.among(
    .month, .day, .weekday, .monthAndDay, .dayAndWeekday, .monthDayAndWeekday,
    .monthAndWeekday, .nthWeekday, .nthWeekday, .nthWeekday, .monthAndNthWeekday, .weekAndWeekday,
    .minuteAndSecond)
}
