import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `Date.ISO8601FormatStyle`.
enum ISOStyleLaws {
  static let all: [Law] = [
    datesExist, timesExist, textsAreWhole, writesWhatItReads, roundTrips, weeksAreISO,
    readsEarlyYears, readsLateYears, datesAreGregorian,
  ]

  /// The style's reading of a text.
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
    // A week belongs to the year of its Thursday.
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
