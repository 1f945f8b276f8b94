// Years are counted from March, so that a leap day ends one, and from the year −300,000, so that no
// number is negative. The years of an `Instant` fit, too.
//
// Callers that convert thousands of days need these inline: a call costs as much as the conversion.
extension CivilDate {
  @inlinable static var firstYear: Int { -300_000 }

  /// The day number: the days since 1 January 1970, negative before it (D10.4).
  @inlinable public var dayNumber: Int { Self.dayNumber(year, month, day) }

  /// The date of a day number (D10.4).
  ///
  /// - Parameter dayNumber: from −106,639,853 to 105,201,162.
  /// - Throws: `CivilDateError.dayNumber` for another number.
  @inlinable public init(dayNumber: Int) throws(CivilDateError) {
    guard Self.dayNumbers.contains(dayNumber) else { throw .dayNumber(dayNumber) }
    self.init(knownDayNumber: dayNumber)
  }

  /// The day numbers of all dates.
  @inlinable static var dayNumbers: ClosedRange<Int> { -106_639_853...105_201_162 }

  /// The seconds of all dates, from the start of 1970.
  static let seconds = -106_639_853 * 86_400...105_201_163 * 86_400 - 1

  /// The day number of a date that exists, of a year from −300,000 to 300,000.
  @inlinable static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let isEarly = month <= 2 ? 1 : 0
    let years = year &- firstYear &- isEarly
    let centuries = years / 100
    let leapDays = years >> 2 &- centuries &+ centuries >> 2
    let start = years &* 365 &+ leapDays &+ monthStart(month &+ isEarly &* 12)
    return start &+ day &- 110_292_219
  }

  /// The date of a day number, of a year from −300,000 to 300,000.
  ///
  /// Three leap days that the calendar omits in 400 years are added, so that all years that are
  /// divisible by 4 are leap years. Then one product gives the year and, as its fraction, the day
  /// in the year.
  @inlinable init(knownDayNumber dayNumber: Int) {
    let days = dayNumber &+ 110_292_218
    let centuries = (4 &* days &+ 3) / 146_097
    let julian = days &+ centuries &- centuries >> 2
    let years = (4 &* julian &+ 3) &* Self.fourYears
    let dayOfYear = ((years & (1 << 43 &- 1)) &* 1_461) >> 45
    let month = (1_071 &* dayOfYear &+ 98_800) >> 15
    let isEarly = month > 12 ? 1 : 0
    self.init(
      known: years >> 43 &+ Self.firstYear &+ isEarly, month &- isEarly &* 12,
      dayOfYear &- Self.monthStart(month) &+ 1)
  }

  /// The reciprocal of the days of four years, rounded up, in units of 2⁻⁴³.
  @inlinable static var fourYears: Int { (1 << 43) / 1_461 + 1 }

  /// The days from the start of March to that of a month; January and February are the months 13
  /// and 14.
  @inlinable static func monthStart(_ month: Int) -> Int { (1_958 &* month &- 5_840) >> 6 }
}

extension CivilDate {
  /// The day of the week, from 1 for Sunday to 7 for Saturday (D10.5).
  public var weekday: Int { Self.weekday(ofDayNumber: dayNumber) }

  /// The ordinal of its weekday in the month, from 1 to 5 (D10.6).
  package var weekdayOrdinal: Int { (day - 1) / 7 + 1 }

  /// The day of the year, from 1 to 366.
  package var dayOfYear: Int { dayNumber - Self.dayNumber(year, 1, 1) + 1 }

  /// Whether a year has a 29 February (D10.2).
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a month (D10.2).
  ///
  /// - Parameters:
  ///   - month: from 1 to 12.
  ///   - year: any year.
  /// - Returns: nil for another month.
  package static func daysInMonth(_ month: Int, of year: Int) -> Int? {
    1...12 ~= month ? length(ofMonth: month, in: year) : nil
  }

  /// The number of days of a month from 1 to 12.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, from 1 for Sunday; the day number 0 is a Thursday.
  static func weekday(ofDayNumber dayNumber: Int) -> Int {
    // A multiple of 7 is added, so that the remainder isn't negative.
    (dayNumber &+ 4 &+ 700_000_000) % 7 &+ 1
  }

  /// A weekday of a month by its ordinal, such as the first Saturday of March 2015 (D10.6).
  ///
  /// - Parameters:
  ///   - year: from −290,000 to 290,000.
  ///   - month: from 1 to 12.
  ///   - weekday: from 1 for Sunday to 7 for Saturday.
  ///   - ordinal: from 1 to 5; only some weekdays of a month have a fifth.
  /// - Throws: `CivilDateError` for the year, the month, the weekday or the ordinal, or because the
  ///   month has no such day.
  public init(year: Int, month: Int, weekday: Int, ordinal: Int) throws(CivilDateError) {
    let first = try CivilDate(year: year, month: month, day: 1)
    guard 1...7 ~= weekday else { throw .weekday(weekday) }
    guard 1...5 ~= ordinal else { throw .ordinal(ordinal) }
    let day = (weekday - first.weekday + 7) % 7 + ordinal * 7 - 6
    guard day <= Self.length(ofMonth: month, in: year) else { throw .noSuchDay }
    self.init(known: year, month, day)
  }
}
