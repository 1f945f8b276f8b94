import Foundation
import FoundFrame
import PropertyTesting

/// Laws about searches for dates in Greenwich.
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
    // According to the documentation, a start inside a match may hide that match.
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
