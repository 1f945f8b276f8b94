/// A date of a calendar: a year, a month and a day, the last two counted from 1 (D6.2).
public struct CalendarDate: Hashable, Sendable {
  /// The year, as the year wheel numbers it.
  public var year: Int
  /// The month, from 1 to the number of months of its year.
  public var month: Int
  /// The day, from 1 to the number of days of its month.
  public var day: Int

  /// The date with these numbers, which aren't checked.
  /// - Parameters:
  ///   - year: the year, as the year wheel numbers it.
  ///   - month: the month, from 1.
  ///   - day: the day of the month, from 1.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// The calendar of a picker's years, months and days (D6.2).
///
/// Two calendars are equal if their identifiers are.
public struct DateCalendar: Sendable {
  /// The calendar's name, such as `gregorian`.
  package let identifier: String
  /// The functions of another calendar; nil for the Gregorian one.
  package let days: Days?
  /// The names of its months; nil if they are the format's.
  package let monthNames: [String]?

  /// The Gregorian calendar of the proleptic years 1 to 9999.
  public static let gregorian = DateCalendar(identifier: "gregorian", days: nil, monthNames: nil)

  private init(identifier: String, days: Days?, monthNames: [String]?) {
    self.identifier = identifier
    self.days = days
    self.monthNames = monthNames
  }

  /// Another calendar.
  /// - Parameters:
  ///   - identifier: a name that no other calendar has.
  ///   - days: its functions.
  ///   - monthNames: the names of its months; nil if they are the format's.
  public init(_ identifier: String, _ days: Days, monthNames: [String]? = nil) {
    self.init(identifier: identifier, days: days, monthNames: monthNames)
  }

  /// The functions of a calendar; the same argument must always give the same result.
  public struct Days: Sendable {
    /// The date of a day number (D10.4); nil if the calendar has none.
    package let date: @Sendable (_ dayNumber: Int) -> CalendarDate?
    /// The day number of a date; nil if the calendar doesn't have the date.
    package let dayNumber: @Sendable (_ date: CalendarDate) -> Int?
    /// The number of months of a year.
    package let monthCount: @Sendable (_ year: Int) -> Int
    /// The number of days of a month of a year.
    package let dayCount: @Sendable (_ month: Int, _ year: Int) -> Int
    /// The months of the longest year.
    package let mostMonths: Int
    /// The days of the longest month.
    package let mostDays: Int

    /// The functions of a calendar of your own.
    /// - Parameters:
    ///   - mostMonths: the months of the longest year.
    ///   - mostDays: the days of the longest month.
    ///   - date: the date of a day number.
    ///   - dayNumber: the day number of a date.
    ///   - monthCount: the number of months of a year.
    ///   - dayCount: the number of days of a month of a year.
    public init(
      mostMonths: Int, mostDays: Int, date: @escaping @Sendable (Int) -> CalendarDate?,
      dayNumber: @escaping @Sendable (CalendarDate) -> Int?,
      monthCount: @escaping @Sendable (Int) -> Int,
      dayCount: @escaping @Sendable (Int, Int) -> Int
    ) {
      self.mostMonths = max(1, mostMonths)
      self.mostDays = max(1, mostDays)
      self.date = date
      self.dayNumber = dayNumber
      self.monthCount = monthCount
      self.dayCount = dayCount
    }
  }
}

extension DateCalendar: Hashable, ComparedExactly {
  /// Two calendars are equal if their identifiers are.
  var parts: some Hashable { ExactText(identifier) }
}
