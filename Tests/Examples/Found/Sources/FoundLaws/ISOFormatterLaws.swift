import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `ISO8601DateFormatter`.
enum ISOFormatterLaws {
  static let all: [Law] = [
    datesExist, offsetsExist, yearsAreWhole, textsAreWhole, hasItsCharacters, roundTrips,
    keepsFractions,
  ]

  /// The formatter's reading of a text.
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

  /// Whether the offset has an hour above 23 or a minute above 59.
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
