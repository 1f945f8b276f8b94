import Foundation
import InputRules
import PropertyTesting

/// A date in the proleptic Gregorian calendar, with which the laws compare results.
struct Civil: Hashable, Sendable {
  private let date: CivilDate

  /// The date `days` days after January 1, 1970; January 1, 1970, if the reference lacks that date.
  init(days: Int) { date = (try? CivilDate(dayNumber: Self.epoch.dayNumber + days)) ?? Self.epoch }

  /// The date for a year, a month and a day, which may be out of range.
  init(_ year: Int, _ month: Int, _ day: Int) {
    let start = (try? CivilDate(year: year, month: 1, day: 1)) ?? Self.epoch
    let first = (try? start.adding(CivilPeriod(months: month - 1))) ?? Self.epoch
    self.init(days: first.dayNumber - Self.epoch.dayNumber + day - 1)
  }

  private static let epoch = CivilTime(year: 1970, month: 1, day: 1).date!

  /// The number of days since January 1, 1970.
  var days: Int { date.dayNumber - Self.epoch.dayNumber }
  /// The year, where 0 is 1 B.C.
  var year: Int { date.year }
  var month: Int { date.month }
  var day: Int { date.day }
  /// The weekday, from 1 for Sunday to 7 for Saturday.
  var weekday: Int { date.weekday }
  /// The day of the year, starting at 1.
  var dayOfYear: Int { days - Civil(year, 1, 1).days + 1 }
  var quarter: Int { (month - 1) / 3 + 1 }
  var quarterStart: Civil { Civil(year, quarter * 3 - 2, 1) }
  var daysInMonth: Int { Civil(year, month + 1, 1).days - Civil(year, month, 1).days }

  /// The same day of the month, `months` months later, or the last day of a shorter month.
  func adding(months: Int) -> Civil {
    let later = (try? date.adding(CivilPeriod(months: months))) ?? date
    return Civil(days: later.dayNumber - Self.epoch.dayNumber)
  }

  /// The moment at a second of the day in Greenwich; by default, noon.
  func date(_ second: Int = 43_200) -> Date {
    Date(timeIntervalSince1970: Double(days * 86_400 + second))
  }
}

extension Civil: CustomStringConvertible {
  var description: String { date().formatted(.iso8601.year().month().day()) }
}

extension Int {
  func flooredQuotient(_ divisor: Int) -> Int {
    (self - flooredRemainder(divisor)) / divisor
  }
  func flooredRemainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

extension Calendar {
  static func gregorian(in zone: String = "GMT", firstWeekday: Int = 1) -> Calendar {
    of(.gregorian, in: zone, firstWeekday: firstWeekday)
  }
  /// A calendar that has a time zone and an English locale.
  static func of(_ identifier: Identifier, in zone: String = "GMT", firstWeekday: Int = 1)
    -> Calendar
  {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = firstWeekday
    return calendar
  }
}

extension Generator {
  static func among(_ values: Value...) -> Generator where Value: Sendable {
    Generator<Int>.int(in: 0...values.count - 1).map { values[$0] }
  }
  /// Dates from 1700 to 2300, half of which are near the end of a month.
  static var civil: Generator<Civil> {
    zip(.int(in: 1700...2300), .int(in: 1...12), .oneOf(.int(in: 1...31), .int(in: -3...1)))
      .map { Civil($0, $1, $2) }
  }
}
