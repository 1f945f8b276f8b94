extension CivilTime {
  /// The number of days from the start of 1970 to a date of the Gregorian calendar.
  ///
  /// Years are counted from March, so that a leap day ends one, and in cycles of 400 years, which
  /// have equally many days.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let (cycle, yearOfCycle) = year.flooredQuotientAndRemainder(by: 400)
    let dayOfYear = (153 * month + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }

  /// The date so many days after the start of 1970.
  static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let (cycle, dayOfCycle) = (days + 719_468).flooredQuotientAndRemainder(by: 146_097)
    let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = cycle * 400 + yearOfCycle
    return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
  }

  /// How many days a month has.
  static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, from 1 for Sunday to 7, so many days after the start of 1970, a Thursday.
  static func weekday(days: Int) -> Int { (days + 4).flooredQuotientAndRemainder(by: 7).1 + 1 }

  /// The day of the week, from 1 for Sunday to 7; for a date that doesn't exist, that of a date
  /// near it.
  ///
  /// The year counts as the nearest from 1 to 9999, then the month and the day as the nearest that
  /// exists (M2.12).
  public var weekday: Int {
    let year = min(max(1, year), 9_999)
    let month = min(max(1, month), 12)
    let day = min(max(1, day), Self.daysInMonth(month, of: year))
    return Self.weekday(days: Self.days(year: year, month: month, day: day))
  }
}
