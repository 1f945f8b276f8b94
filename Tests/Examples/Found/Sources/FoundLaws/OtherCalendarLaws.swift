import Foundation
import FoundFrame
import PropertyTesting

/// Laws about calendars other than the Gregorian.
enum OtherCalendarLaws {
  static let all: [Law] = [
    areAsPublished, hebrewIsAsPublished, intervalsContainTheirDate, intervalsTile,
    daysOfAYearAreItsLength,
  ]

  /// Dates of 1900 through 2100.
  static let days = Generator<Int>.int(in: -25_000...48_000).map(Civil.init(days:))

  static let areAsPublished = Law(
    "calendars-are-as-published", .oracle,
    forAll: zip(
      days,
      Generator<Calendar.Identifier>.among(
        .buddhist, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .islamicCivil)),
    causes: ["amete-alem-is-gregorian": { $0.1 == .ethiopicAmeteAlem }]
  ) { (civil: Civil, identifier: Calendar.Identifier) in
    let parts = Calendar.of(identifier).dateComponents([.year, .month, .day], from: civil.date())
    let expected: [Int] =
      switch identifier {
      case .buddhist: [civil.year + 543, civil.month, civil.day]
      case .coptic: alexandrian(civil, epoch: 1_825_030, years: 0)
      case .ethiopicAmeteMihret: alexandrian(civil, epoch: 1_724_221, years: 0)
      case .ethiopicAmeteAlem: alexandrian(civil, epoch: 1_724_221, years: 5500)
      default: islamicCivil(civil)
      }
    try requireEqual([parts.year, parts.month, parts.day], expected)
  }

  /// Years of twelve months of 30 days and one of 5 or 6.
  private static func alexandrian(_ civil: Civil, epoch: Int, years: Int) -> [Int] {
    let days = civil.days + 2_440_588 - epoch
    let year = (4 * days + 1463) / 1461
    let dayOfYear = days - 365 * (year - 1) - year / 4
    return [year + years, dayOfYear / 30 + 1, dayOfYear % 30 + 1]
  }

  /// Cycles of 30 years, 11 of which have a leap day.
  private static func islamicCivil(_ civil: Civil) -> [Int] {
    let days = civil.days + 2_440_588 - 1_948_440
    let year = (30 * days + 10_646) / 10_631
    let dayOfYear = days - (year - 1) * 354 - (3 + 11 * year) / 30
    let month = (1...12).last { dayOfYear >= (59 * ($0 - 1) + 1) / 2 } ?? 1
    return [year, month, dayOfYear - (59 * (month - 1) + 1) / 2 + 1]
  }

  static let hebrewIsAsPublished = Law(
    "hebrew-calendar-is-as-published", .oracle, forAll: days,
    causes: [
      "hebrew-year-5806": { Civil(2045, 11, 10).days..<Civil(2046, 11, 30).days ~= $0.days }
    ]
  ) { civil in
    let parts = Calendar.of(.hebrew).dateComponents([.year, .month, .day], from: civil.date())
    let days = civil.days + 2_092_590
    var year = days * 98_496 / 35_975_351
    while newYear(year + 1) <= days { year += 1 }
    let length = newYear(year + 1) - newYear(year)
    let isLeap = (7 * year + 1) % 19 < 7
    let lengths =
      [30, length % 10 == 5 ? 30 : 29, length % 10 == 3 ? 29 : 30, 29, 30]
      + (isLeap ? [30, 29] : [0, 29]) + [30, 29, 30, 29, 30, 29]
    var (day, month) = (days - newYear(year), 0)
    while day >= lengths[month] {
      day -= lengths[month]
      month += 1
    }
    try requireEqual([parts.year, parts.month, parts.day], [year, month + 1, day + 1])
  }

  /// The day of 1 Tishri, by the molad and its delays.
  private static func newYear(_ year: Int) -> Int {
    let lengths = (elapsed(year) - elapsed(year - 1), elapsed(year + 1) - elapsed(year))
    return elapsed(year) + (lengths.1 == 356 ? 2 : lengths.0 == 382 ? 1 : 0)
  }

  private static func elapsed(_ year: Int) -> Int {
    let months = (235 * year - 234) / 19
    let day = 29 * months + (12_084 + 13_753 * months) / 25_920
    return 3 * (day + 1) % 7 < 3 ? day + 1 : day
  }

  /// Calendars, and zones that are far from Greenwich.
  static let calendars = zip(
    Generator<Calendar.Identifier>.among(
      .buddhist, .coptic, .hebrew, .chinese, .islamic, .persian, .indian),
    Generator<String>.among("GMT", "Asia/Tehran", "America/New_York")
  ).map { (identifier: Calendar.Identifier, zone: String) in Calendar.of(identifier, in: zone) }

  static let intervalsContainTheirDate = Law(
    "other-intervals-contain-their-date", .postcondition,
    // No quarters: they are documented as largely unimplemented.
    forAll: zip(days, calendars, Generator<Calendar.Component>.among(.day, .month)),
    causes: ["islamic-months-of-other-zones": { $0.1.identifier == .islamic }]
  ) { (civil: Civil, calendar: Calendar, unit: Calendar.Component) in
    try require(calendar.dateInterval(of: unit, for: civil.date())?.contains(civil.date()) == true)
  }

  static let intervalsTile = Law(
    "other-intervals-tile", .algebra,
    forAll: zip(days, calendars, Generator<Calendar.Component>.among(.day, .month, .year)),
    causes: ["islamic-months-of-other-zones": { $0.1.identifier == .islamic }]
  ) { (civil: Civil, calendar: Calendar, unit: Calendar.Component) in
    guard let interval = calendar.dateInterval(of: unit, for: civil.date()) else {
      throw FoundError.noInterval
    }
    try requireEqual(calendar.dateInterval(of: unit, for: interval.end)?.start, interval.end)
  }

  static let daysOfAYearAreItsLength = Law(
    "days-of-a-year-are-its-length", .algebra, forAll: zip(days, calendars),
    causes: [
      "days-of-a-chinese-year": { $0.1.identifier == .chinese },
      "islamic-months-of-other-zones": { $0.1.identifier == .islamic },
    ]
  ) { civil, calendar in
    let range = calendar.range(of: .day, in: .year, for: civil.date())
    let year = calendar.dateInterval(of: .year, for: civil.date())
    try requireEqual(range?.count, year.map { Int(($0.duration / 86_400).rounded()) })
  }
}
