import Foundation
import PropertyTesting

/// The arithmetic of the proleptic Gregorian calendar, which the laws about dates compare with.
struct Civil: Hashable, Sendable {
  /// Days since 1 January 1970.
  let days: Int
  /// The year; 0 is 1 B.C.
  let year: Int
  /// The month, 1 through 12.
  let month: Int
  /// The day of the month, from 1.
  let day: Int

  /// The date of a number of days since 1970.
  init(days: Int) {
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    self.days = days
    day = dayOfYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The date of a year, a month of any size, and a day of any size.
  init(_ year: Int, _ month: Int, _ day: Int) {
    let year = year + (month - 1).flooredQuotient(12)
    let month = (month - 1).flooredRemainder(12) + 1
    let march = month <= 2 ? year - 1 : year
    let era = march.flooredQuotient(400)
    let yearOfEra = march - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(days: era * 146_097 + dayOfEra - 719_468 + day - 1)
  }

  /// The day of the week, 1 for Sunday.
  var weekday: Int { (days + 4).flooredRemainder(7) + 1 }
  /// The day of the year, from 1.
  var dayOfYear: Int { days - Civil(year, 1, 1).days + 1 }
  /// The quarter, from 1.
  var quarter: Int { (month - 1) / 3 + 1 }
  /// The first day of the quarter.
  var quarterStart: Civil { Civil(year, quarter * 3 - 2, 1) }
  /// The days of the month.
  var daysInMonth: Int { Civil(year, month + 1, 1).days - Civil(year, month, 1).days }

  /// The date some months later, on the last day if the month has no such day.
  func adding(months: Int) -> Civil {
    let first = Civil(year, month + months, 1)
    return Civil(days: first.days + min(day, first.daysInMonth) - 1)
  }

  /// The date at a second of the day, in Greenwich.
  func date(_ second: Int = 43_200) -> Date {
    Date(timeIntervalSince1970: Double(days * 86_400 + second))
  }
}

extension Civil: CustomStringConvertible {
  /// The date in ISO 8601.
  var description: String { date().formatted(.iso8601.year().month().day()) }
}

extension Int {
  /// The quotient, rounded down.
  func flooredQuotient(_ divisor: Int) -> Int {
    (self - flooredRemainder(divisor)) / divisor
  }
  /// The remainder that isn't negative.
  func flooredRemainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

extension Calendar {
  /// The Gregorian calendar in a time zone.
  static func gregorian(in zone: String = "GMT", firstWeekday: Int = 1) -> Calendar {
    of(.gregorian, in: zone, firstWeekday: firstWeekday)
  }
  /// A calendar in a time zone, with the rules of English.
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
  /// A value of a list that isn't empty.
  static func among(_ values: Value...) -> Generator where Value: Sendable {
    Generator<Int>.int(in: 0...values.count - 1).map { values[$0] }
  }
  /// Dates of 1700 through 2300, half of them near the end of a month.
  static var civil: Generator<Civil> {
    zip(.int(in: 1700...2300), .int(in: 1...12), .oneOf(.int(in: 1...31), .int(in: -3...1)))
      .map { Civil($0, $1, $2) }
  }
}
