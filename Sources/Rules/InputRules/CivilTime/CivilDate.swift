/// A date in the Gregorian calendar, from the year −290,000 to 290,000 (D10.1).
///
/// Unlike in everyday use, there is a year 0 before the year 1.
public struct CivilDate: Hashable, Sendable {
  /// The year in the Gregorian calendar, from −290,000 to 290,000.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day, from 1 to the last day of the month.
  public let day: Int

  package static let years = -290_000...290_000

  /// Creates a date from its components.
  /// - Parameters:
  ///   - year: from −290,000 to 290,000.
  ///   - month: from 1 to 12.
  ///   - day: from 1 to the last day of the month.
  /// - Throws: `CivilDateError` for the first component that doesn't exist (D10.3).
  public init(year: Int, month: Int, day: Int) throws(CivilDateError) {
    guard Self.years.contains(year) else { throw .year(year) }
    guard 1...12 ~= month else { throw .month(month) }
    let length = Self.length(ofMonth: month, in: year)
    guard day >= 1 && day <= length else { throw .day(day) }
    self.init(known: year, month, day)
  }

  @inlinable package init(known year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CivilDate: ComparedInOrder {
  var order: Int { (year * 16 + month) * 32 + day }
}

extension CivilDate: CustomStringConvertible {
  /// The date in a form such as 2026-11-21, with a sign before a year below 0 or above 9999.
  public var description: String {
    "\(year.isoYear)-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Int {
  /// The year in the format of ISO 8601, with a sign if it isn't from 0 to 9999.
  var isoYear: String {
    (self < 0 ? "-" : self > 9_999 ? "+" : "") + magnitude.padded(to: 4)
  }
}

extension BinaryInteger {
  /// The decimal digits of a nonnegative number, with leading zeros up to `length` digits.
  func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}

/// The reason a date or a week doesn't exist (D10.3, D10.4, D10.6, D10.8, D10.11).
public enum CivilDateError: Error, Hashable, Sendable {
  /// The given year, or the year of the resulting date, is before −290,000 or after 290,000.
  case year(Int)
  /// The month isn't from 1 to 12.
  case month(Int)
  /// The month doesn't have the day.
  case day(Int)
  /// No date has this day number.
  case dayNumber(Int)
  /// The weekday isn't from 1 to 7.
  case weekday(Int)
  /// The ordinal of a weekday isn't from 1 to 5.
  case ordinal(Int)
  /// The weekday doesn't occur five times in the month.
  case noSuchDay
  /// The year doesn't have the week.
  case week(Int)
  /// The date after the period is outside the years −290,000 to 290,000.
  case sum(CivilPeriod)
}

extension CivilDateError: Explained {
  var sentence: String {
    switch self {
    case .year(let year): "the year \(year) is out of range; give one from -290000 to 290000"
    case .month(let month): "the month \(month) doesn't exist; give one from 1 to 12"
    case .day(let day): "the month has no day \(day); give one from 1 to its last day"
    case .dayNumber(let number):
      "the day number \(number) is out of range; give one from -106639853 to 105201162"
    case .weekday(let weekday): "the weekday \(weekday) doesn't exist; give one from 1 to 7"
    case .ordinal(let ordinal): "the ordinal \(ordinal) doesn't exist; give one from 1 to 5"
    case .noSuchDay: "the month has this weekday only four times; give an ordinal from 1 to 4"
    case .week(let week): "the year has no week \(week); give one from 1 to the year's last week"
    case .sum(let period): "adding \(period) leaves the years -290000 to 290000; add less"
    }
  }
}
