import Foundation
import FoundFrame
import PropertyTesting

/// Laws about searches for dates in the Greenwich time zone.
enum NextDateLaws {
  static let all: [Law] = [
    nextIsTheNearest, previousIsTheNearest, searchesEnd,
  ]

  static let nextIsTheNearest = Law(
    "next-date-is-the-nearest", .oracle, forAll: DateSearch.all(true),
    causes: [
      "weekdays-of-a-month": { $0.kind == .monthAndWeekday },
      "nth-weekday-skips-a-month": { $0.kind == .nthWeekday },
    ]
  ) { try requireEqual($0.found, $0.expected) }

  static let previousIsTheNearest = Law(
    "previous-date-is-the-nearest", .oracle, forAll: DateSearch.all(false),
    causes: [
      "previous-month": { $0.kind == .month && $0.sample.month < 12 },
      "previous-nth-weekday": { [.nthWeekday, .monthAndNthWeekday].contains($0.kind) },
      "previous-weekday-of-a-week": {
        $0.kind == .weekAndWeekday && $0.sample.weekday != $0.firstWeekday
      },
      "previous-friday-the-thirteenth": {
        [.dayAndWeekday, .monthDayAndWeekday].contains($0.kind)
      },
      "weekdays-of-a-month": { $0.kind == .monthAndWeekday },
      "previous-weekday-ends-its-day": {
        $0.kind == .month && $0.sample.month == 12
          || $0.kind == .weekday && $0.start.weekday == $0.sample.weekday
            && $0.sample.weekday % 7 + 1 == $0.firstWeekday
      },
      "previous-second-of-the-first-minute": {
        $0.kind == .minuteAndSecond && $0.sample.month % 3 == 0
      },
    ]
  ) { search in
    // According to the documentation, a search may miss a match that contains the search's start.
    if search.startsWithinAMatch { return }
    try requireEqual(search.found, search.expected)
  }

  static let searchesEnd = Law(
    "next-date-ends", .noCrash,
    forAll: zip(.civil, .int(in: 1...7), .int(in: 0...5), .bool()),
    causes: ["week-zero-hangs": { $0.2 == 0 }]
  ) { civil, minimum, week, isForward in
    var calendar = Calendar.gregorian()
    calendar.minimumDaysInFirstWeek = minimum
    var parts = DateComponents()
    parts.weekOfMonth = week
    try require(
      survives(seconds: 1) {
        _ = calendar.nextDate(
          after: civil.date(), matching: parts, matchingPolicy: .strict,
          direction: isForward ? .forward : .backward)
      })
  }
}

/// A search, in Greenwich, for a date with certain components.
struct DateSearch: Sendable {
  /// The components to search for.
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

  var parts: DateComponents { parts(of: sample) }

  private func parts(of day: Civil) -> DateComponents {
    switch kind {
    case .month: DateComponents(month: day.month)
    case .day: DateComponents(day: day.day)
    case .weekday: DateComponents(weekday: day.weekday)
    case .monthAndDay: DateComponents(month: day.month, day: day.day)
    case .dayAndWeekday: DateComponents(day: day.day, weekday: day.weekday)
    case .monthDayAndWeekday:
      DateComponents(month: day.month, day: day.day, weekday: day.weekday)
    case .monthAndWeekday: DateComponents(month: day.month, weekday: day.weekday)
    case .nthWeekday: DateComponents(weekday: day.weekday, weekdayOrdinal: ordinal(day))
    case .monthAndNthWeekday:
      DateComponents(month: day.month, weekday: day.weekday, weekdayOrdinal: ordinal(day))
    case .weekAndWeekday: DateComponents(weekday: day.weekday, weekOfYear: week(day))
    case .minuteAndSecond: DateComponents(minute: day.month % 3, second: day.day)
    }
  }

  private func ordinal(_ civil: Civil) -> Int { (civil.day - 1) / 7 + 1 }

  /// The week of the year; week 1 is the one that contains January 1.
  private func week(_ civil: Civil) -> Int {
    let start = civil.days - (civil.weekday - firstWeekday).flooredRemainder(7)
    let newYear = Civil(Civil(days: start + 6).year, 1, 1)
    let first = newYear.days - (newYear.weekday - firstWeekday).flooredRemainder(7)
    return (start - first) / 7 + 1
  }

  private func hasParts(_ day: Civil) -> Bool {
    kind != .minuteAndSecond && parts(of: day) == parts
  }

  /// Whether the start is within a match, but not at the match's first moment.
  var startsWithinAMatch: Bool {
    hasParts(start) && (hour > 0 || kind == .month && start.day > 1)
  }

  /// The nearest matching date, found by checking every day.
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

  var found: Date? {
    calendar.nextDate(
      after: startDate, matching: parts, matchingPolicy: .strict,
      direction: isForward ? .forward : .backward)
  }

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

  // Quarters are omitted: according to the documentation, they are largely unimplemented.
  private static let kinds = Generator<Kind>.among(
    .month, .day, .weekday, .monthAndDay, .dayAndWeekday, .monthDayAndWeekday,
    .monthAndWeekday, .nthWeekday, .nthWeekday, .nthWeekday, .monthAndNthWeekday, .weekAndWeekday,
    .minuteAndSecond)
}
