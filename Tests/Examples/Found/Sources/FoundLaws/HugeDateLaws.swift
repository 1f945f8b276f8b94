import Foundation
import FoundFrame
import PropertyTesting

/// Laws about amounts of any size.
enum HugeDateLaws {
  static let all: [Law] = [
    durationsAreFormatted, wrappedAdditionsNeverTrap, componentsOfAnySize,
    largeAdditionsKeepTheDirection,
  ]

  /// Amounts that data may have.
  static let amounts = Generator<Int>.among(
    0, 1, -1, 1 << 31, 1 << 40, 1 << 62, .max, .max - 1, .min, .min + 1)

  static let durationsAreFormatted = Law(
    "durations-are-formatted", .noCrash, forAll: amounts,
    causes: ["smallest-duration-traps": { $0 == .min }]
  ) { seconds in
    try require(
      survives { _ = Duration.seconds(seconds).formatted(.time(pattern: .hourMinuteSecond)) })
  }

  static let wrappedAdditionsNeverTrap = Law(
    "wrapped-additions-never-trap", .noCrash,
    forAll: zip(
      amounts,
      Generator<Calendar.Component>.among(
        .day, .weekday, .month, .weekdayOrdinal, .weekOfMonth, .year)),
    causes: [
      "wrapping-huge-weekdays-traps": {
        $0.1 != .day && $0.1 != .month && abs($0.0 / 2) > 1 << 40
      }
    ]
  ) { (amount: Int, unit: Calendar.Component) in
    try require(
      survives {
        _ = Calendar.gregorian().date(
          byAdding: unit, value: amount, to: Date(timeIntervalSince1970: 0),
          wrappingComponents: true)
      })
  }

  static let componentsOfAnySize = Law(
    "components-of-any-size", .noCrash,
    forAll: zip(
      amounts, Generator<Calendar.Component>.among(.year, .month, .day, .hour, .second),
      Generator<Calendar.Identifier>.among(.gregorian, .buddhist, .hebrew, .coptic)),
    causes: [
      "smallest-month-traps": { $0.0 == .min && $0.1 == .month && $0.2 != .gregorian }
    ]
  ) { (amount: Int, unit: Calendar.Component, identifier: Calendar.Identifier) in
    var parts = DateComponents(year: 2566)
    parts.setValue(amount, for: unit)
    try require(survives { [parts] in _ = Calendar.of(identifier).date(from: parts) })
  }

  static let largeAdditionsKeepTheDirection = Law(
    "large-additions-keep-the-direction", .algebra,
    forAll: zip(
      .int(in: 0...40), Generator<Calendar.Component>.among(.second, .minute, .hour),
      Generator<Calendar.Identifier>.among(.gregorian, .buddhist, .hebrew, .coptic)),
    causes: ["large-amounts-wrap": { $0.0 > 30 && $0.2 != .gregorian }]
  ) { (bits: Int, unit: Calendar.Component, identifier: Calendar.Identifier) in
    let start = Date(timeIntervalSince1970: 0)
    let end = Calendar.of(identifier).date(byAdding: unit, value: 1 << bits, to: start)
    try require(end.map { $0 > start } ?? true)
  }
}
