import Foundation
import FoundFrame
import PropertyTesting

/// A search for a local time near a clock change.
struct LocalSearch: Sendable {
  let zone: String
  let start: Date
  let hour: Int
  let minute: Int
  /// The day of the month, or `nil` if it isn't given.
  let day: Int?
  let isForward: Bool

  var calendar: Calendar { .gregorian(in: zone) }

  /// The offset of the zone at a moment, in seconds.
  func offset(_ moment: Int) -> Int {
    calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
  }

  /// The local day on which the search begins.
  var startDay: Int {
    let seconds = Int(start.timeIntervalSince1970)
    return (seconds + offset(seconds)).flooredQuotient(86_400)
  }

  /// The moments at which a local day has the time: none if it is skipped, two if it is repeated.
  func moments(_ days: Int) -> [Int] {
    if let day, Civil(days: days).day != day { return [] }
    let local = days * 86_400 + hour * 3600 + minute * 60
    return Set([offset(local - 86_400), offset(local + 86_400)]).map { local - $0 }
      .filter { $0 + offset($0) == local }.sorted()
  }

  /// The nearest moment, found by checking every day, and the number of moments on that day.
  var expected: (moment: Date, count: Int)? {
    for distance in -1...800 {
      let found = moments(startDay + (isForward ? distance : -distance))
      guard let first = found.first else { continue }
      let date = Date(timeIntervalSince1970: Double(first))
      if isForward ? date > start : date < start { return (date, found.count) }
    }
    return nil
  }

  static let all = zip(
    Generator<String>.among(
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo",
      "Africa/Cairo", "Asia/Beirut"),
    zip(.int(in: 0...1_500_000_000), .int(in: -48...48)), zip(.int(in: -3...3), .int(in: 0...59)),
    Generator<Int?>.among(nil, nil, 1, 12, 28, 30), .bool()
  ).map { zone, when, time, day, isForward in
    let timeZone = TimeZone(identifier: zone) ?? .gmt
    let change =
      timeZone.nextDaylightSavingTimeTransition(
        after: Date(timeIntervalSince1970: Double(when.0))) ?? .distantPast
    let local = Int(change.timeIntervalSince1970) + timeZone.secondsFromGMT(for: change)
    let hour = (local.flooredRemainder(86_400) / 3600 + time.0).flooredRemainder(24)
    return LocalSearch(
      zone: zone, start: change.addingTimeInterval(Double(when.1) * 1200 + 2), hour: hour,
      minute: time.1, day: day, isForward: isForward)
  }
}

enum LocalTimeLaws {
  static let all: [Law] = [
    nextWeekdayIsThatWeekday, nextTimeReplacesAMissingOne, previousTimeIsCivil,
    previousPolicyReplacesAMissingTime, lastOfTwoIsTheLast,
  ]

  static let previousTimeIsCivil = Law(
    "previous-time-is-civil", .oracle, forAll: LocalSearch.all,
    causes: ["previous-time-before-a-missing-midnight": { $0.hour == 0 }]
  ) { search in
    let isWithoutDay = search.day == nil && search.zone != "Australia/Lord_Howe"
    let days = (search.startDay - 1...search.startDay).filter { search.moments($0).isEmpty }
    guard isWithoutDay, !search.isForward, days.isEmpty, let expected = search.expected,
      expected.count == 1
    else { return }
    let found = search.calendar.nextDate(
      after: search.start, matching: DateComponents(hour: search.hour, minute: search.minute),
      matchingPolicy: .nextTime, direction: .backward)
    try requireEqual(found, expected.moment)
  }

  static let nextWeekdayIsThatWeekday = Law(
    "next-weekday-is-that-weekday", .postcondition,
    forAll: zip(LocalSearch.all, .int(in: 1...7)),
    causes: ["weekday-at-a-missing-midnight": { $0.0.hour == 0 }]
  ) { search, weekday in
    let parts = DateComponents(hour: search.hour, minute: search.minute, weekday: weekday)
    guard search.hour < 23 && search.zone != "Australia/Lord_Howe",
      let found = search.calendar.nextDate(
        after: search.start, matching: parts, matchingPolicy: .nextTime)
    else { return }
    try requireEqual(search.calendar.component(.weekday, from: found), weekday)
  }

  /// Local times that a clock change skips: the calendar, the change, the hour and the minute.
  private static let missing = zip(
    Generator<String>.among("Europe/Berlin", "America/Sao_Paulo", "Asia/Tehran"),
    .int(in: 0...1_500_000_000), .int(in: 0...59)
  ).map { zone, seconds, minute in
    let calendar = Calendar.gregorian(in: zone)
    var change = Date(timeIntervalSince1970: Double(seconds))
    var before = 0
    repeat {
      change = calendar.timeZone.nextDaylightSavingTimeTransition(after: change) ?? .distantFuture
      before = calendar.timeZone.secondsFromGMT(for: change - 1)
    } while change < .distantFuture
      && calendar.timeZone.secondsFromGMT(for: change) != before + 3600
    let hour = (Int(change.timeIntervalSince1970) + before).flooredRemainder(86_400) / 3600
    return (calendar: calendar, change: change, hour: hour, minute: minute)
  }

  static let nextTimeReplacesAMissingOne = Law(
    "next-time-replaces-a-missing-one", .oracle, forAll: missing,
    causes: ["missing-last-hour": { $0.calendar.timeZone.identifier == "Asia/Tehran" }]
  ) { calendar, change, hour, minute in
    let found = calendar.nextDate(
      after: change - 7200, matching: DateComponents(hour: hour, minute: minute),
      matchingPolicy: .nextTime)
    try requireEqual(found, change)
  }

  static let previousPolicyReplacesAMissingTime = Law(
    "previous-policy-replaces-a-missing-time", .oracle, forAll: missing,
    causes: [
      "previous-policy-at-a-missing-midnight": { $0.hour == 0 },
      "missing-last-hour": { $0.calendar.timeZone.identifier == "Asia/Tehran" },
    ]
  ) { calendar, change, hour, minute in
    let found = calendar.nextDate(
      after: change - 86_400 + Double(minute * 60),
      matching: DateComponents(hour: hour, minute: minute),
      matchingPolicy: .previousTimePreservingSmallerComponents)
    try requireEqual(found, change - 3600 + Double(minute * 60))
  }

  static let lastOfTwoIsTheLast = Law(
    "last-of-two-times-is-the-last", .oracle,
    forAll: zip(
      Generator<String>.among("Europe/Berlin", "America/New_York"),
      .int(in: 0...1_500_000_000), .int(in: 0...59), .bool()),
    causes: ["last-of-two-times-with-nanoseconds": { $0.3 }]
  ) { zone, seconds, minute, hasNanoseconds in
    let calendar = Calendar.gregorian(in: zone)
    let start = Date(timeIntervalSince1970: Double(seconds))
    guard let change = calendar.timeZone.nextDaylightSavingTimeTransition(after: start) else {
      return
    }
    let offset = calendar.timeZone.secondsFromGMT(for: change)
    guard calendar.timeZone.secondsFromGMT(for: change - 1) == offset + 3600 else { return }
    let local = Int(change.timeIntervalSince1970) + offset
    let parts = DateComponents(
      hour: local.flooredRemainder(86_400) / 3600, minute: minute,
      nanosecond: hasNanoseconds ? 0 : nil)
    let found = calendar.nextDate(
      after: change - 7200, matching: parts, matchingPolicy: .strict, repeatedTimePolicy: .last)
    try requireEqual(found, change + Double(minute * 60))
  }
}
