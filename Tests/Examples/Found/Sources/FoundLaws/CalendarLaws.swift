import Foundation
import FoundFrame
import PropertyTesting

/// Laws about the Gregorian calendar in the Greenwich time zone.
enum CalendarLaws {
  static let all: [Law] = [
    componentsAreCivil, additionIsCivil, differenceLeadsToTheEnd, granularityKeepsTheOrder,
    nextWeekendIsCivil, ordinalityIsCivil, additionKeepsTheDirection,
  ]

  static let componentsAreCivil = Law(
    "calendar-components-are-civil", .oracle, forAll: .civil,
    causes: ["quarter-of-its-last-day": { $0.quarter != Civil(days: $0.days + 1).quarter }]
  ) { civil in
    let parts = Calendar.gregorian().dateComponents(
      [.year, .month, .day, .weekday, .quarter, .dayOfYear], from: civil.date())
    try requireEqual(parts.year, civil.year)
    try requireEqual(parts.month, civil.month)
    try requireEqual(parts.day, civil.day)
    try requireEqual(parts.weekday, civil.weekday)
    try requireEqual(parts.quarter, civil.quarter)
    try requireEqual(parts.dayOfYear, civil.dayOfYear)
  }

  static let additionIsCivil = Law(
    "addition-is-civil", .oracle,
    // Quarters are omitted: according to the documentation, they are largely unimplemented.
    forAll: zip(.civil, .int(in: -40...40), .among(.day, .weekOfYear, .month, .year)),
    causes: [
      "months-back-into-february": {
        $0.2 == .month && $0.1 < -12 && $0.0.day > 28 && $0.0.adding(months: $0.1).month == 2
      }
    ]
  ) { (civil: Civil, amount: Int, unit: Calendar.Component) in
    let expected =
      switch unit {
      case .day: Civil(days: civil.days + amount)
      case .weekOfYear: Civil(days: civil.days + 7 * amount)
      case .year: civil.adding(months: 12 * amount)
      default: civil.adding(months: amount)
      }
    try requireEqual(
      Calendar.gregorian().date(byAdding: unit, value: amount, to: civil.date()), expected.date())
  }

  /// The sets of units in which laws compute a difference.
  static let differences = Generator<Set<Calendar.Component>>.among(
    [.year, .month, .day, .second], [.weekOfYear, .second], [.nanosecond])

  static let differenceLeadsToTheEnd = Law(
    "difference-leads-to-the-end", .postcondition,
    forAll: zip(.civil, .int(in: -100_000_000...100_000_000), differences),
    causes: ["nanoseconds-between-dates": { $0.2 == [.nanosecond] && abs($0.1) > 2 }]
  ) { (civil: Civil, seconds: Int, units: Set<Calendar.Component>) in
    let end = civil.date().addingTimeInterval(Double(seconds))
    let calendar = Calendar.gregorian()
    let difference = calendar.dateComponents(units, from: civil.date(), to: end)
    try requireEqual(calendar.date(byAdding: difference, to: civil.date()), end)
  }

  /// The units longer than an hour, except quarters, which are largely unimplemented according to
  /// the documentation.
  static let units = Generator<Calendar.Component>.among(
    .day, .weekday, .weekOfYear, .month, .year)

  static let granularityKeepsTheOrder = Law(
    "granularity-keeps-the-order", .algebra,
    forAll: zip(
      Generator<Civil>.civil, Generator<Int>.int(in: 1...400), units,
      Generator<Int>.int(in: 1...7)),
    causes: ["comparing-weekdays": { $0.2 == .weekday && $0.3 > 1 && $0.1 < 7 }]
  ) {
    (civil: Civil, days: Int, unit: Calendar.Component, firstWeekday: Int) in
    let result = Calendar.gregorian(firstWeekday: firstWeekday).compare(
      civil.date(), to: Civil(days: civil.days + days).date(), toGranularity: unit)
    try require(result != .orderedDescending)
  }

  static let nextWeekendIsCivil = Law(
    "next-weekend-is-civil", .oracle, forAll: zip(.civil, .bool()),
    causes: ["weekend-before-a-weekend": { !$0.1 && $0.0.weekday == 1 }]
  ) { civil, isForward in
    // The Saturday of the next weekend that begins after the date, or of the last weekend that
    // ended before the date.
    let saturday = civil.days + 7 - civil.weekday
    let start =
      if isForward { civil.weekday == 7 ? saturday + 7 : saturday } else {
        civil.weekday == 1 ? saturday - 14 : saturday - 7
      }
    let weekend = Calendar.gregorian().nextWeekend(
      startingAfter: civil.date(), direction: isForward ? .forward : .backward)
    try requireEqual(weekend?.start, Civil(days: start).date(0))
  }

  static let ordinalityIsCivil = Law(
    "ordinality-is-civil", .oracle,
    forAll: zip(.int(in: -11_000...11_000), .int(in: 0...23), .bool()),
    causes: [
      "day-of-quarter-after-a-time-change": { !$0.2 && ($0.1 < 2 || $0.1 > 22) },
      "month-of-the-era": { $0.2 },
    ]
  ) { days, hour, isEra in
    let civil = Civil(days: 11_000 + days)
    let calendar = Calendar.gregorian(in: isEra ? "GMT" : "America/New_York")
    let date = calendar.date(
      from: DateComponents(
        year: civil.year, month: civil.month, day: civil.day, hour: hour, minute: 30))
    if isEra {
      let month = calendar.ordinality(of: .month, in: .era, for: date ?? .distantPast)
      try requireEqual(month, (civil.year - 1) * 12 + civil.month)
    } else {
      let day = calendar.ordinality(of: .day, in: .quarter, for: date ?? .distantPast)
      try requireEqual(day, civil.days - civil.quarterStart.days + 1)
    }
  }

  static let additionKeepsTheDirection = Law(
    "addition-keeps-the-direction", .algebra,
    forAll: zip(
      .int(in: -1000...3000), .int(in: 1...100), .among(.day, .month, .year, .yearForWeekOfYear)),
    causes: ["week-years-before-christ": { $0.0 < 1 && $0.2 == .yearForWeekOfYear }]
  ) { (year: Int, amount: Int, unit: Calendar.Component) in
    let date = Civil(year, 7, 1).date()
    let later = Calendar.gregorian().date(byAdding: unit, value: amount, to: date)
    try require(later.map { $0 > date } == true)
  }
}

/// Laws about the Gregorian calendar near clock changes.
enum CalendarZoneLaws {
  static let all: [Law] = [intervalContainsItsDate, intervalsTile]

  /// A time zone, and a moment within hours of one of the zone's clock changes.
  static let changes = zip(
    Generator<String>.among(
      "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe",
      "America/Sao_Paulo", "Asia/Tehran", "Africa/Cairo", "America/Santiago"),
    .int(in: 0...1_500_000_000), .int(in: -12...12)
  ).map { zone, seconds, halfHours in
    let change = TimeZone(identifier: zone)?.nextDaylightSavingTimeTransition(
      after: Date(timeIntervalSince1970: Double(seconds)))
    return Moment(
      zone: zone, date: (change ?? .distantPast).addingTimeInterval(Double(halfHours) * 1800 + 60))
  }

  struct Moment: Sendable {
    let zone: String
    let date: Date
    var calendar: Calendar { .gregorian(in: zone) }
  }

  static let intervalContainsItsDate = Law(
    "interval-contains-its-date", .postcondition,
    forAll: zip(changes, .among(.hour, .day, .weekOfYear, .month, .year)),
    causes: [
      "day-interval-at-midnight-overlap": { $0.0.zone == "America/St_Johns" && $0.1 != .hour }
    ]
  ) { (moment: Moment, unit: Calendar.Component) in
    let interval = moment.calendar.dateInterval(of: unit, for: moment.date)
    try require(interval.map { $0.start <= moment.date && moment.date < $0.end } == true)
  }

  static let intervalsTile = Law(
    "intervals-tile", .algebra, forAll: zip(changes, .among(.hour, .day, .month, .year)),
    causes: ["hour-interval-of-half-hour-change": { $0.0.zone == "Australia/Lord_Howe" }]
  ) { (moment: Moment, unit: Calendar.Component) in
    guard let interval = moment.calendar.dateInterval(of: unit, for: moment.date) else {
      throw FoundError.noInterval
    }
    try requireEqual(moment.calendar.dateInterval(of: unit, for: interval.end)?.start, interval.end)
  }
}

/// A reason a law is broken, other than a different result.
enum FoundError: Error {
  /// The calendar didn't return an interval.
  case noInterval
}
