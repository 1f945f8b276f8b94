import Foundation
import FoundFrame
import PropertyTesting

enum DateTextLaws {
  static let all: [Law] = [
    formatStyleRoundTrips, verbatimWritesWhatItReads, descriptionsNeverTrap, zonesAreRefused,
    zonesAreDecoded, propertyListsAreReadBack, strictStrategiesReadWholeTexts,
  ]

  static let formatStyleRoundTrips = Law(
    "format-style-round-trips", .roundTrip,
    forAll: zip(
      .civil, .int(in: 0...1439),
      Generator<String>.among("en_US", "de_DE", "zh_TW", "ja_JP", "ar_EG", "fr_CA", "hi_IN")),
    causes: ["late-noon-of-taiwan": { $0.2 == "zh_TW" && 720..<780 ~= $0.1 }]
  ) { civil, minute, locale in
    let style = Date.FormatStyle(
      date: .long, time: .shortened, locale: Locale(identifier: locale),
      calendar: .gregorian(), timeZone: .gmt)
    let date = civil.date(minute * 60)
    try requireEqual(try style.parse(style.format(date)), date)
  }

  static let verbatimWritesWhatItReads = Law(
    "verbatim-writes-what-it-reads", .roundTrip, forAll: zip(.civil, .int(in: 0...999)),
    causes: ["verbatim-loses-milliseconds": { $0.1 > 0 }]
  ) { civil, milliseconds in
    let format: Date.FormatString = """
      \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
      \(second: .twoDigits).\(secondFraction: .fractional(3))
      """
    let style = Date.VerbatimFormatStyle(format: format, timeZone: .gmt, calendar: .gregorian())
    let text = "\(civil) 00.\(milliseconds.digits(3))"
    try requireEqual(style.format(try style.parseStrategy.parse(text)), text)
  }

  static let descriptionsNeverTrap = Law(
    "descriptions-never-trap", .noCrash,
    forAll: Generator<Double>.among(0, -1, 1e9, 1e18, -1e300, .infinity, -.infinity, .nan),
    causes: ["date-that-is-no-number-traps": { $0.isNaN }]
  ) { seconds in
    try require(survives { _ = Date(timeIntervalSince1970: seconds).description })
  }

  static let zonesAreRefused = Law(
    "zones-are-refused", .noCrash,
    forAll: Generator<Int>.among(0, 64_800, 64_801, .max, .max - 1, .min, .min + 1),
    causes: ["smallest-offset-traps": { $0 == .min }]
  ) { seconds in
    try require(survives { _ = TimeZone(secondsFromGMT: seconds) })
  }

  static let zonesAreDecoded = Law(
    "zones-are-decoded", .roundTrip, forAll: .int(in: -64_800...64_800),
    causes: ["zone-seconds-are-lost": { $0 % 60 != 0 }]
  ) { seconds in
    let zone = TimeZone(secondsFromGMT: seconds)
    let decoded = try JSONDecoder().decode(TimeZone?.self, from: JSONEncoder().encode(zone))
    try requireEqual(decoded?.secondsFromGMT(), seconds)
  }

  static let propertyListsAreReadBack = Law(
    "property-list-dates-are-read-back", .roundTrip, forAll: .int(in: -300...300),
    causes: ["property-list-dates-before-zero": { $0 < 0 }]
  ) { year in
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let dates = [Civil(year, 7, 1).date()]
    try requireEqual(
      try PropertyListDecoder().decode([Date].self, from: encoder.encode(dates)), dates)
  }

  static let strictStrategiesReadWholeTexts = Law(
    "strict-strategies-read-whole-texts", .oracle,
    forAll: zip(.int(in: 1...12), .int(in: 1...31), Generator<String>.among("", "x", "-5", "T1")),
    causes: ["strict-strategy-ignores-what-follows": { $0.2 != "" }]
  ) { month, day, rest in
    let strategy = Date.ParseStrategy(
      format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", timeZone: .gmt,
      isLenient: false)
    let isDate = day <= Civil(2021, month, 1).daysInMonth && rest.isEmpty
    let found = try? strategy.parse("2021-\(month.digits(2))-\(day.digits(2))\(rest)")
    try requireEqual(found, isDate ? Civil(2021, month, day).date(0) : nil)
  }
}
