import Foundation
import FoundFrame
import PropertyTesting

/// Laws about recurrence rules.
enum RecurrenceLaws {
  static let all: [Law] = [
    followTheRFC, nthWeekdayIsWhateverTheWeek, countIsFromTheStart, end, nthWeekdayEnds,
  ]

  /// Which part of a rule is given.
  enum Part: Sendable {
    case plain, every, nth, daysOfTheMonth, daysOfTheYear
  }

  /// A rule with one part, and perhaps months or positions.
  struct Input: Sendable {
    let part: Part
    let model: RecurrenceModel
  }

  static let inputs = zip(
    zip(.bool(), .int(in: 1...5), Generator<Civil>.civil),
    Generator<Part>.among(.plain, .plain, .every, .nth, .daysOfTheMonth, .daysOfTheYear),
    zip(.int(in: 1...4), .int(in: 1...7), .bool()),
    zip(Generator<[Int]>.among([], [], [2, 5, 9]), .int(in: 1...28)),
    Generator<[Int]>.among([], [], [1], [-1, 1])
  ).map { rhythm, part, weekday, days, positions in
    var model = RecurrenceModel(isYearly: rhythm.0, interval: rhythm.1, start: rhythm.2)
    model.months = days.0
    model.positions = part == .plain ? [] : positions
    switch part {
    case .plain: break
    case .every: model.weekdays = [(0, weekday.1)]
    case .nth: model.weekdays = [(weekday.2 ? weekday.0 : -weekday.0, weekday.1)]
    case .daysOfTheMonth:
      model.daysOfTheMonth = [days.1, days.1 - 29]
      // A yearly rule without months takes its month from the start on purpose.
      if model.months.isEmpty { model.isYearly = false }
    case .daysOfTheYear:
      model.isYearly = true
      model.daysOfTheYear = [days.1 + 31, 242]
    }
    return Input(part: part, model: model)
  }

  static let followTheRFC = Law(
    "recurrences-follow-the-rfc", .oracle, forAll: inputs,
    causes: [
      "every-weekday-of-a-month": { $0.part == .every },
      "nth-weekday-of-a-year": {
        $0.part == .nth && $0.model.isYearly && $0.model.months.isEmpty
      },
      "monthly-on-the-31st-drifts": {
        $0.part == .plain && !$0.model.isYearly && $0.model.start.day > 28
      },
      "positions-twice-or-backwards": {
        [.daysOfTheMonth, .nth].contains($0.part) && $0.model.positions.count > 1
      },
      "a-day-that-is-given-twice": {
        $0.part == .daysOfTheMonth && $0.model.positions.isEmpty
      },
      "months-and-days-of-a-year": { $0.part == .daysOfTheYear && !$0.model.months.isEmpty },
      "positions-after-the-start": {
        $0.part != .plain && !$0.model.positions.isEmpty
      },
    ]
  ) { input in
    // A rule without dates in its range may not end.
    guard input.model.dates(4).count == 4 else { return }
    try requireEqual(input.model.found(4), input.model.dates(4).map { $0.date() })
  }

  static let nthWeekdayIsWhateverTheWeek = Law(
    "nth-weekday-is-whatever-the-week", .oracle,
    forAll: zip(.civil, .int(in: 1...7), .int(in: 1...4), .bool(), .int(in: 1...7)),
    causes: ["nth-weekday-with-monday-weeks": { $0.4 > 1 }]
  ) { start, weekday, number, isFromTheEnd, firstWeekday in
    let model = RecurrenceModel(
      start: start, weekdays: [(isFromTheEnd ? -number : number, weekday)],
      firstWeekday: firstWeekday)
    try requireEqual(model.found(4), model.dates(4).map { $0.date() })
  }

  static let countIsFromTheStart = Law(
    "count-is-from-the-start", .algebra,
    forAll: zip(.civil, .int(in: 1...20), .int(in: 0...25)),
    causes: ["count-begins-at-the-range": { $0.2 > 0 }]
  ) { start, count, skipped in
    let rule = Calendar.RecurrenceRule(
      calendar: .gregorian(), frequency: .daily, end: .afterOccurrences(count))
    let from = Civil(days: start.days + skipped).date()
    let range = from..<from.addingTimeInterval(86_400 * 40)
    let found = Array(rule.recurrences(of: start.date(), in: range))
    let all = Array(rule.recurrences(of: start.date()))
    try requireEqual(found, all.filter { $0 >= from })
  }

  static let end = Law(
    "recurrences-end", .noCrash, forAll: zip(.civil, .int(in: 1...53), .int(in: 1...7), .bool()),
    causes: [
      "nth-weekday-of-a-year": { $0.3 && $0.1 > 5 },
      "rule-that-never-matches-hangs": { !$0.3 && $0.1 > 5 },
    ]
  ) { start, number, weekday, isYearly in
    let model = RecurrenceModel(isYearly: isYearly, start: start, weekdays: [(number, weekday)])
    try require(survives(seconds: 1) { _ = model.found(4) })
  }

  static let nthWeekdayEnds = Law(
    "nth-weekday-ends", .noCrash,
    forAll: zip(.civil, .int(in: 1...7), .int(in: 1...4), .among(1, 4)),
    causes: ["nth-weekday-with-monday-weeks": { $0.3 > 1 }]
  ) { start, weekday, number, minimum in
    let model = RecurrenceModel(start: start, weekdays: [(number, weekday)], firstWeekday: 2)
    var rule = model.rule
    rule.calendar.minimumDaysInFirstWeek = minimum
    let dates = rule.recurrences(
      of: start.date(), in: start.date()..<Civil(start.year + 10, 1, 1).date())
    try require(survives(seconds: 1) { _ = Array(dates) })
  }
}
