/// An ISO 8601 week, from Monday to Sunday; its year is the year of its Thursday (D10.7).
public struct ISOWeek: Hashable, Sendable {
  /// The year of the week's Thursday.
  public let year: Int
  /// The number of the week, from 1 to 52 or 53.
  public let week: Int

  /// Creates a week from its ISO year and its number (D10.8).
  /// - Parameters:
  ///   - year: the ISO year, from −290,001 to 290,000; the last week of −290,001 includes two days
  ///     of −290,000.
  ///   - week: from 1 to the last week of the year.
  /// - Throws: `CivilDateError` for a year or a week that doesn't exist.
  public init(year: Int, week: Int) throws(CivilDateError) {
    guard CivilDate.years.contains(year) || year == -290_001 else { throw .year(year) }
    guard week >= 1 && week <= Self.count(in: year) else { throw .week(week) }
    self.init(known: year, week)
  }

  /// Creates the week that contains a date (D10.7).
  /// - Parameter date: any date in the week.
  public init(of date: CivilDate) {
    let dayNumber = date.dayNumber
    let thursday = CivilDate(knownDayNumber: dayNumber + 4 - Self.weekday(ofDayNumber: dayNumber))
    self.init(known: thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  private init(known year: Int, _ week: Int) {
    self.year = year
    self.week = week
  }

  /// The number of weeks in an ISO year from −290,001 to 290,000: 52 or 53 (D10.7).
  package static func count(in year: Int) -> Int {
    // A year has 53 weeks if its first or last day is a Thursday.
    let first = weekday(ofDayNumber: CivilDate.dayNumber(year, 1, 1))
    return first == 4 || first == 3 && CivilDate.isLeap(year) ? 53 : 52
  }

  /// Returns the date of one of the week's days (D10.8).
  /// - Parameter weekday: from 1 for Monday to 7 for Sunday.
  /// - Throws: `CivilDateError` for any other weekday, and for a date outside the supported years.
  public func date(weekday: Int) throws(CivilDateError) -> CivilDate {
    guard 1...7 ~= weekday else { throw .weekday(weekday) }
    // The fourth of January is always in the first week.
    let fourth = CivilDate.dayNumber(year, 1, 4)
    let dayNumber = fourth - Self.weekday(ofDayNumber: fourth) + weekday + (week - 1) * 7
    guard CivilDate.dayNumbers.contains(dayNumber) else { throw .year(year) }
    return CivilDate(knownDayNumber: dayNumber)
  }

  fileprivate static func weekday(ofDayNumber dayNumber: Int) -> Int {
    (CivilDate.weekday(ofDayNumber: dayNumber) + 5) % 7 + 1
  }
}

extension CivilDate {
  /// The day of the week, from 1 for Monday to 7 for Sunday (D10.7).
  package var isoWeekday: Int { ISOWeek.weekday(ofDayNumber: dayNumber) }
}

extension ISOWeek: ComparedInOrder {
  var order: Int { year * 64 + week }
}

extension ISOWeek: CustomStringConvertible {
  /// The week in a form such as 2026-W47, with a sign before a year below 0 or above 9999.
  public var description: String { "\(year.isoYear)-W\(week.padded(to: 2))" }
}
