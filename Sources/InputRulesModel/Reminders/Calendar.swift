import InputRules

/// The Gregorian calendar of the years 1 to 9999, day by day (M2.3).
package enum Calendar {
  /// The days before each year, from the first on, and before the year after the last (M2.3).
  private static let daysBefore: [Int] = {
    var days = [0, 0]
    var sum = 0
    for year in 1...9999 {
      sum += isLeap(year) ? 366 : 365
      days.append(sum)
    }
    return days
  }()

  /// The days of all years (M2.3).
  static let dayCount = daysBefore[10_000]

  /// The days before the start of 1970 (M2.3).
  package static let daysBefore1970 = daysBefore[1970]

  /// The days of 400 years, after which the calendar repeats (M2.3).
  package static let daysOfCycle = daysBefore[401]

  /// Whether the year has a 29th of February (M2.3).
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has (M2.3).
  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// How many days come before a day of the calendar (M2.3).
  package static func days(before day: Int, ofMonth month: Int, in year: Int) -> Int {
    var days = daysBefore[year] + day - 1
    for other in 1..<month { days += length(ofMonth: other, in: year) }
    return days
  }

  /// The year of the day with so many days before it, if there is one (M2.3).
  static func year(after days: Int) -> Int {
    var year = days / 366 + 1
    while daysBefore[year + 1] <= days { year += 1 }
    return year
  }

  /// The day with so many days before it, if there is one (M2.3).
  package static func date(after days: Int) -> CivilTime {
    let year = year(after: days)
    var month = 1
    var rest = days - daysBefore[year]
    while rest >= length(ofMonth: month, in: year) {
      rest -= length(ofMonth: month, in: year)
      month += 1
    }
    return CivilTime(
      year: year, month: month, day: rest + 1, hour: 0, minute: 0, second: 0)
  }

  /// The weekday of the day with so many days before it; the first day was a Monday (M2.3).
  static func weekday(after days: Int) -> Int { (days + 1) % 7 + 1 }
}
