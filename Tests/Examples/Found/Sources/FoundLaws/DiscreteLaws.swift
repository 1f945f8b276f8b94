import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `DiscreteFormatStyle`: between its boundaries, what is written stays the same.
enum DiscreteLaws {
  static let all: [Law] = [times, units, dates, verbatim, relative]

  static let roundings: [FloatingPointRoundingRule] = [
    .down, .up, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
  ]

  /// Durations of hours, half of them near whole seconds, minutes or hours.
  static let durations = zip(
    .oneOf(.int(in: -100_000...100_000), Generator<Int>.int(in: -40...40).map { $0 * 1_800 }),
    .among(0, 1, -1, 4, 5, 6, 250, 499, 500, 501, 999), .int(in: -3...3)
  ).map { Duration.seconds($0) + .milliseconds($1) + .nanoseconds($2) }

  static let times = Law(
    "discrete-times-are-constant", .postcondition,
    forAll: zip(durations, .int(in: 0...2), .int(in: 0...3), .int(in: 0...5), .int(in: 0...100))
  ) { duration, pattern, digits, rule, part in
    let rounding = roundings[rule]
    let patterns: [Duration.TimeFormatStyle.Pattern] = [
      .hourMinute(padHourToLength: 1, roundSeconds: rounding),
      .hourMinuteSecond(
        padHourToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: rounding),
      .minuteSecond(
        padMinuteToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: rounding),
    ]
    let style = Duration.TimeFormatStyle(
      pattern: patterns[pattern], locale: Locale(identifier: "en_US"))
    try requireConstant(style, at: duration) { $0 + ($1 - $0) * (Double(part) / 100) }
  }

  static let allowed: [Set<Duration.UnitsFormatStyle.Unit>] = [
    [.hours, .minutes, .seconds], [.minutes], [.seconds, .milliseconds], [.days, .hours], [.hours],
    [.hours, .seconds], [.weeks, .days, .minutes],
  ]

  static let units = Law(
    "discrete-units-are-constant", .postcondition,
    forAll: zip(
      zip(durations, .int(in: 0...6), .int(in: 0...3)), .int(in: -1...2), .int(in: 0...5), .bool(),
      .int(in: 0...100)),
    causes: ["unit-boundaries-with-a-maximum": { $0.0.2 != 0 }]
  ) { input, digits, rule, isZeroShown, part in
    let (duration, set, count) = input
    let style = Duration.UnitsFormatStyle(
      allowedUnits: allowed[set], width: .narrow, maximumUnitCount: count == 0 ? nil : count,
      zeroValueUnits: isZeroShown ? .show(length: 1) : .hide,
      fractionalPart: digits < 0
        ? .hide(rounded: roundings[rule]) : .show(length: digits, rounded: roundings[rule])
    ).locale(Locale(identifier: "en_US"))
    try requireConstant(style, at: duration) { $0 + ($1 - $0) * (Double(part) / 100) }
  }

  /// Moments since 1900, half of them near the start of a half hour.
  static let moments = zip(
    Generator<Int>.int(in: -1_200_000...1_200_000),
    .oneOf(.int(in: 0...1_799_999), .among(0, 1, -1, 500, -500, 999))
  ).map { Date(timeIntervalSince1970: Double($0) * 1800 + Double($1) / 1000) }

  static let zones = Generator<String>.among(
    "GMT", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe")

  static let dates = Law(
    "discrete-dates-are-constant", .postcondition,
    forAll: zip(moments, zones, .int(in: 0...11), .int(in: 0...100)),
    causes: [
      "era-boundary-a-year-early": { $0.2 == 11 }, "quarter-boundary-a-year-late": { $0.2 == 8 },
      "minute-boundary-of-old-zones": { $0.2 == 4 && hasSeconds($0.1, at: $0.0) },
    ]
  ) { date, zone, fields, part in
    let base = Date.FormatStyle(
      locale: Locale(identifier: "en_US"), calendar: .gregorian(in: zone),
      timeZone: TimeZone(identifier: zone) ?? .gmt)
    let styles: [Date.FormatStyle] = [
      base.year(), base.year().month(), base.year().month().day(), base.hour(),
      base.hour().minute(), base.hour().minute().second(),
      base.second().secondFraction(.fractional(2)), base.weekday(), base.quarter(), base.week(),
      base.dayOfYear(), base.era(),
    ]
    try requireConstant(styles[fields], at: date) { between($0, $1, part) }
  }

  /// Whether the offset of a zone has seconds, as before there was standard time.
  static func hasSeconds(_ zone: String, at date: Date) -> Bool {
    (TimeZone(identifier: zone)?.secondsFromGMT(for: date) ?? 0) % 60 != 0
  }

  static let verbatim = Law(
    "discrete-verbatim-dates-are-constant", .postcondition,
    forAll: zip(moments, zones, .int(in: 0...4), .int(in: 0...100))
  ) { date, zone, fields, part in
    let formats: [Date.FormatString] = [
      "\(year: .defaultDigits)", "\(month: .twoDigits)/\(day: .twoDigits)",
      "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)) h",
      "\(minute: .twoDigits):\(second: .twoDigits)", "\(secondFraction: .fractional(3))",
    ]
    let style = Date.VerbatimFormatStyle(
      format: formats[fields], timeZone: TimeZone(identifier: zone) ?? .gmt,
      calendar: .gregorian(in: zone))
    try requireConstant(style, at: date) { between($0, $1, part) }
  }

  static let relative = Law(
    "discrete-relative-dates-are-constant", .postcondition,
    forAll: zip(moments, durations, .int(in: 0...60), .bool(), .int(in: 0...100)),
    causes: [
      "relative-boundaries-of-one-week": { isFar($0.1, $0.2) },
      "relative-boundary-in-a-last-second": { isLast($0.0) && !isFar($0.1, $0.2) },
    ]
  ) { anchor, distance, factor, isNamed, part in
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: isNamed ? .named : .numeric,
      locale: Locale(identifier: "en_US"), calendar: .gregorian())
    let date = anchor.addingTimeInterval((distance * factor) / .seconds(1))
    try requireConstant(style, at: date) { between($0, $1, part) }
  }

  /// Whether a distance is more than six days.
  static func isFar(_ distance: Duration, _ factor: Int) -> Bool {
    let seconds = (distance * factor) / .seconds(1)
    return abs(seconds) > 518_400
  }
  /// Whether a moment is in the last second of a day.
  static func isLast(_ date: Date) -> Bool {
    (date.timeIntervalSince1970 + 1).remainder(dividingBy: 86_400).magnitude < 1
  }

  /// A moment between two.
  static func between(_ start: Date, _ end: Date, _ part: Int) -> Date {
    start.addingTimeInterval(end.timeIntervalSince(start) * Double(part) / 100)
  }

  /// What the protocol guarantees: “the formatted output for everything in zB...zA (including
  /// bounds)” is that of the input.
  ///
  /// - Parameter between: an input between two, which is what the law tries beside the bounds.
  static func requireConstant<Style: DiscreteFormatStyle>(
    _ style: Style, at input: Style.FormatInput,
    _ between: (Style.FormatInput, Style.FormatInput) -> Style.FormatInput
  ) throws where Style.FormatInput: Comparable, Style.FormatOutput: Equatable {
    let output = style.format(input)
    if let bound = style.discreteInput(after: input) {
      try require(bound > input, "\(bound) isn't after")
      let last = style.input(before: bound) ?? input
      for other in [last, between(input, last)] where other > input && other <= last {
        try requireEqual(style.format(other), output, "at \(other), before \(bound)")
      }
    }
    if let bound = style.discreteInput(before: input) {
      try require(bound < input, "\(bound) isn't before")
      let first = style.input(after: bound) ?? input
      for other in [first, between(first, input)] where other < input && other >= first {
        try requireEqual(style.format(other), output, "at \(other), after \(bound)")
      }
    }
  }
}
