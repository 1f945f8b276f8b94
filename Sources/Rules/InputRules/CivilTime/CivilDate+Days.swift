// In these computations, years begin in March, so a leap day is the last day of its year. Years are
// counted in eras of 400 years, which all have the same number of days.
extension CivilDate {
  /// The number of days since January 1, 1970; negative before that date (D10.4).
  public var dayNumber: Int { Self.dayNumber(year, month, day) }

  /// Creates the date with the given day number (D10.4).
  /// - Parameter dayNumber: from −106,639,853 to 105,201,162.
  /// - Throws: `CivilDateError.dayNumber` for any other number.
  public init(dayNumber: Int) throws(CivilDateError) {
    guard Self.dayNumbers.contains(dayNumber) else { throw .dayNumber(dayNumber) }
    self.init(knownDayNumber: dayNumber)
  }

  static let dayNumbers = -106_639_853...105_201_162

  /// The range of all supported dates, in seconds since the start of 1970.
  static let seconds = -106_639_853 * 86_400...105_201_163 * 86_400 - 1

  private static let daysOfEra = 146_097

  /// The day number of March 1 of the year 0.
  private static let firstMarch = -719_468

  static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let isEarly = month <= 2
    let (era, yearOfEra) = (isEarly ? year - 1 : year).flooredQuotientAndRemainder(by: 400)
    let monthOfYear = isEarly ? month + 9 : month - 3
    return firstMarch + era * daysOfEra + days(before: yearOfEra) + days(beforeMonth: monthOfYear)
      + day - 1
  }

  init(knownDayNumber dayNumber: Int) {
    let (era, dayOfEra) = (dayNumber - Self.firstMarch)
      .flooredQuotientAndRemainder(by: Self.daysOfEra)
    // Subtract the leap days: one every 4 years, but none every 100 years, except every 400 years.
    let commonDays = dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096
    let yearOfEra = commonDays / 365
    let dayOfYear = dayOfEra - Self.days(before: yearOfEra)
    let monthOfYear = (5 * dayOfYear + 2) / 153
    let isEarly = monthOfYear >= 10
    self.init(
      known: era * 400 + yearOfEra + (isEarly ? 1 : 0),
      isEarly ? monthOfYear - 9 : monthOfYear + 3,
      dayOfYear - Self.days(beforeMonth: monthOfYear) + 1)
  }

  /// The number of days from the start of an era to the start of a year in the era.
  private static func days(before year: Int) -> Int { year * 365 + year / 4 - year / 100 }

  /// The number of days from March 1 to the start of a month (0 for March).
  // Five months have 153 days, both those beginning with March and those beginning with August.
  private static func days(beforeMonth month: Int) -> Int { (153 * month + 2) / 5 }
}

extension CivilDate {
  /// The day of the week, from 1 for Sunday to 7 for Saturday (D10.5).
  public var weekday: Int { Self.weekday(ofDayNumber: dayNumber) }

  /// The ordinal of the date's weekday in the month, from 1 to 5 (D10.6).
  package var weekdayOrdinal: Int { (day - 1) / 7 + 1 }

  /// The day of the year, from 1 to 366.
  package var dayOfYear: Int { dayNumber - Self.dayNumber(year, 1, 1) + 1 }

  /// Whether a year is a leap year, with a February 29 (D10.2).
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in a month (D10.2).
  /// - Parameters:
  ///   - month: from 1 to 12.
  ///   - year: any year.
  /// - Returns: the number of days, or `nil` if the month doesn't exist.
  package static func daysInMonth(_ month: Int, of year: Int) -> Int? {
    1...12 ~= month ? length(ofMonth: month, in: year) : nil
  }

  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, from 1 for Sunday; the day number 0 is a Thursday.
  static func weekday(ofDayNumber dayNumber: Int) -> Int {
    (dayNumber + 4).flooredQuotientAndRemainder(by: 7).1 + 1
  }

  /// Creates a date from a weekday and its ordinal in the month, such as the first Saturday of
  /// March 2015 (D10.6).
  /// - Parameters:
  ///   - year: from −290,000 to 290,000.
  ///   - month: from 1 to 12.
  ///   - weekday: from 1 for Sunday to 7 for Saturday.
  ///   - ordinal: from 1 to 5; only some weekdays occur five times in a month.
  /// - Throws: `CivilDateError` for an invalid year, month, weekday or ordinal, or if the month has
  ///   no such day.
  public init(year: Int, month: Int, weekday: Int, ordinal: Int) throws(CivilDateError) {
    let first = try CivilDate(year: year, month: month, day: 1)
    guard 1...7 ~= weekday else { throw .weekday(weekday) }
    guard 1...5 ~= ordinal else { throw .ordinal(ordinal) }
    let day = (weekday - first.weekday + 7) % 7 + ordinal * 7 - 6
    guard day <= Self.length(ofMonth: month, in: year) else { throw .noSuchDay }
    self.init(known: year, month, day)
  }
}
