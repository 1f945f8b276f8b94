import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `Date.ISO8601FormatStyle`.
enum ISOStyleLaws {
  static let all: [Law] = [
    datesExist, timesExist, textsAreWhole, writesWhatItReads, roundTrips, weeksAreISO,
    readsEarlyYears, readsLateYears, datesAreGregorian,
  ]

  static func read(_ text: ISOText) -> Date? {
    try? Date("\(text)", strategy: .iso8601)
  }

  static let datesExist = Law(
    "iso-dates-exist", .oracle, forAll: ISOText.days,
    causes: ["iso-style-takes-impossible-days": { !$0.hasDay }]
  ) { try requireEqual(read($0), $0.moment) }

  static let timesExist = Law(
    "iso-times-exist", .oracle, forAll: ISOText.times,
    causes: ["iso-style-takes-impossible-times": { !$0.hasTime }]
  ) { try requireEqual(read($0), $0.moment) }

  static let textsAreWhole = Law(
    "iso-texts-are-whole", .oracle, forAll: ISOText.surrounded,
    causes: ["iso-style-ignores-what-follows": { $0.before == "" && $0.after != "" }]
  ) { try requireEqual(read($0), $0.moment) }

  static let writesWhatItReads = Law(
    "iso-style-writes-what-it-reads", .roundTrip,
    forAll: zip(.civil, .int(in: 0...999)),
    causes: ["iso-style-loses-milliseconds": { $0.1 > 0 }]
  ) { civil, milliseconds in
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let text = "\(civil)T12:00:00.\(milliseconds.digits(3))Z"
    try requireEqual(try style.parse(text).formatted(style), text)
  }

  static let roundTrips = Law(
    "iso-style-round-trips", .roundTrip, forAll: zip(.civil, .int(in: -72...72)),
    causes: ["iso-style-far-offsets": { abs($0.1) == 72 }]
  ) { civil, quarters in
    let style = Date.ISO8601FormatStyle(
      timeZone: TimeZone(secondsFromGMT: quarters * 900) ?? .gmt)
    try requireEqual(try style.parse(style.format(civil.date())), civil.date())
  }

  static let weeksAreISO = Law(
    "iso-weeks-are-iso", .oracle, forAll: .civil,
    causes: ["iso-style-sunday": { $0.weekday == 1 }]
  ) { civil in
    let text = Date.ISO8601FormatStyle().year().weekOfYear().day().format(civil.date())
    // A week belongs to the year that contains the week's Thursday.
    let weekday = (civil.weekday + 5) % 7 + 1
    let thursday = Civil(days: civil.days + 4 - weekday)
    let week = (thursday.dayOfYear + 6) / 7
    try requireEqual(
      text, "\(thursday.year.digits(4))-W\(week.digits(2))-\(weekday.digits(2))")
  }

  static let readsEarlyYears = Law(
    "iso-style-reads-early-years", .roundTrip, forAll: .int(in: -300...300),
    causes: ["iso-style-years-before-zero": { $0 < 0 }]
  ) { year in
    let style = Date.ISO8601FormatStyle()
    let date = Civil(year, 7, 1).date()
    try requireEqual(try? style.parse(style.format(date)), date)
  }

  static let readsLateYears = Law(
    "iso-style-reads-late-years", .roundTrip,
    forAll: zip(.int(in: 9_000...12_000), .int(in: 1...12), .int(in: 1...28)),
    causes: ["iso-style-year-10000": { $0.0 > 9_999 }]
  ) { year, month, day in
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted).year().month().day()
    let date = Civil(year, month, day).date(0)
    try requireEqual(try? style.parse(style.format(date)), date)
  }

  static let datesAreGregorian = Law(
    "iso-dates-are-gregorian", .oracle, forAll: zip(.int(in: 1...2400), .int(in: 1...12)),
    causes: ["iso-style-is-julian": { $0.0 < 1583 }]
  ) { year, month in
    try requireEqual(
      Civil(year, month, 1).date(0).formatted(.iso8601),
      "\(year.digits(4))-\(month.digits(2))-01T00:00:00Z")
  }
}

/// Laws about `ISO8601DateFormatter`.
enum ISOFormatterLaws {
  static let all: [Law] = [
    datesExist, offsetsExist, yearsAreWhole, textsAreWhole, hasItsCharacters, roundTrips,
    keepsFractions,
  ]

  static func read(_ text: ISOText) -> Date? {
    ISO8601DateFormatter().date(from: "\(text)")
  }

  static let datesExist = Law(
    "iso-formatter-dates-exist", .oracle, forAll: ISOText.days,
    causes: ["iso-formatter-takes-impossible-days": { !$0.hasDay }]
  ) { try requireEqual(read($0), $0.moment) }

  static let offsetsExist = Law(
    "iso-formatter-offsets-exist", .oracle, forAll: ISOText.offsets,
    causes: ["iso-formatter-takes-offsets": { offsetIsFar($0) }]
  ) { try require(!offsetIsFar($0) || read($0) == nil) }

  /// Whether the offset has more than 23 hours or more than 59 minutes.
  private static func offsetIsFar(_ text: ISOText) -> Bool {
    text.offset.dropFirst().prefix(2) > "23" || text.offset.suffix(2) > "59"
  }

  static let yearsAreWhole = Law(
    "iso-formatter-years-are-whole", .oracle, forAll: ISOText.years,
    causes: ["iso-formatter-five-digits": { $0.year > 9_999 }]
  ) { text in
    let date = read(text)
    try require(date == nil || date == text.moment)
  }

  static let textsAreWhole = Law(
    "iso-formatter-texts-are-whole", .oracle, forAll: ISOText.surrounded,
    causes: ["iso-formatter-ignores-what-surrounds": { $0.before + $0.after != "" }]
  ) { try requireEqual(read($0), $0.moment) }

  static let hasItsCharacters = Law(
    "iso-formatter-has-its-characters", .oracle, forAll: ISOText.separated,
    causes: [
      "iso-formatter-other-separators": { $0.dateSeparator != "-" || $0.timeSeparator != ":" }
    ]
  ) { text in
    let isMeant = text.dateSeparator == "-" && text.timeSeparator == ":"
    try requireEqual(read(text), isMeant ? text.moment : nil)
  }

  static let roundTrips = Law(
    "iso-formatter-round-trips", .roundTrip, forAll: .int(in: -300...300),
    causes: ["iso-formatter-early-years": { $0 < 1 }]
  ) { year in
    let formatter = ISO8601DateFormatter()
    let date = Civil(year, 7, 1).date()
    try requireEqual(formatter.date(from: formatter.string(from: date)), date)
  }

  static let keepsFractions = Law(
    "iso-formatter-keeps-fractions", .oracle, forAll: zip(.int(in: 1...30), .int(in: 1...9)),
    causes: ["iso-formatter-loses-long-fractions": { $0.0 > 9 }]
  ) { count, digit in
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions.insert(.withFractionalSeconds)
    let digits = "\(digit)" + String(repeating: "0", count: count - 1)
    guard let date = formatter.date(from: "2021-01-01T12:00:00.\(digits)Z") else { return }
    let fraction = date.timeIntervalSince1970 - Civil(2021, 1, 1).date().timeIntervalSince1970
    try require(abs(fraction - Double(digit) / 10) < 0.001)
  }
}

/// A text in RFC 3339's format, whose numbers may be out of range.
struct ISOText: Sendable, CustomStringConvertible {
  var year = 2021
  var month = 1
  var day = 1
  var hour = 12
  var minute = 0
  var second = 0
  var offset = "Z"
  var before = ""
  var after = ""
  var dateSeparator = "-"
  var timeSeparator = ":"

  var hasDay: Bool { 1...Civil(year, month, 1).daysInMonth ~= day }
  var hasTime: Bool { 0...23 ~= hour && 0...59 ~= minute && 0...59 ~= second }
  /// The moment that the text represents, or `nil` if the text isn't valid or its offset isn't `Z`.
  var moment: Date? {
    guard hasDay && hasTime && offset == "Z" && before + after == "" else { return nil }
    return Civil(year, month, day).date(hour * 3600 + minute * 60 + second)
  }

  var description: String {
    let date = [year.digits(4), month.digits(2), day.digits(2)].joined(separator: dateSeparator)
    let time = [hour, minute, second].map { $0.digits(2) }.joined(separator: timeSeparator)
    return "\(before)\(date)T\(time)\(offset)\(after)"
  }

  /// Texts with days that might not exist.
  static let days = zip(.int(in: 1600...2400), .int(in: 1...12), .int(in: 1...31)).map {
    ISOText(year: $0, month: $1, day: $2)
  }
  /// Texts with times that might not exist.
  static let times = zip(.int(in: 0...30), .int(in: 0...70), .int(in: 0...70)).map {
    ISOText(hour: $0, minute: $1, second: $2)
  }
  /// Texts that may have other text before and after the timestamp.
  static let surrounded = zip(
    Generator<String>.among("", "", " ", "x"), Generator<String>.among("", "x", " ", ":00")
  ).map { ISOText(before: $0, after: $1) }
  /// Texts with offsets that might not exist.
  static let offsets = zip(.int(in: 0...99), .int(in: 0...99)).map {
    ISOText(offset: "+\($0.digits(2)):\($1.digits(2))")
  }
  /// Texts with years of more than four digits.
  static let years = Generator<Int>.int(in: 1600...99_999).map { ISOText(year: $0) }
  /// Texts with various separators in the date and in the time.
  static let separated = zip(
    Generator<String>.among("-", "/", "."), Generator<String>.among(":", ".", "-")
  ).map { ISOText(dateSeparator: $0, timeSeparator: $1) }
}

extension Int {
  func digits(_ count: Int) -> String {
    let text = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, count - text.count))
      + text
  }
}
