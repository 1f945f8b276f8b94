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
      "previous-month": { $0.kind == .month },
      "previous-quarter": { $0.kind == .quarter },
      "previous-nth-weekday": { [.nthWeekday, .monthAndNthWeekday].contains($0.kind) },
      "previous-weekday-of-a-week": { $0.kind == .weekAndWeekday },
      "previous-friday-the-thirteenth": {
        [.dayAndWeekday, .monthDayAndWeekday].contains($0.kind)
      },
      "weekdays-of-a-month": { $0.kind == .monthAndWeekday },
      "previous-weekday-is-not-today": {
        [.day, .weekday, .monthAndDay].contains($0.kind) && $0.hour > 0
      },
      "previous-weekday-ends-its-day": {
        $0.kind == .weekday && $0.hour == 0 && $0.start.weekday == $0.sample.weekday
      },
      "previous-first-second-of-an-hour": {
        $0.kind == .minuteAndSecond && $0.sample.month % 3 == 0
      },
    ]
  ) { try requireEqual($0.found, $0.expected) }

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
